/** The names of the list in their order, then the deprecated single one; unknown ones are passed over later. */
export function dictionaryNames(request: { customDictNames: string[]; customDomain: string }): string[] {
  const { customDictNames, customDomain } = request;
  if (customDomain === '' || customDictNames.includes(customDomain)) return customDictNames;
  return [...customDictNames, customDomain];
}
