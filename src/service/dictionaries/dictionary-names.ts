/** The deprecated single name counts only where no list is given. */
export function dictionaryNames(request: { customDictNames: string[]; customDomain: string }): string[] {
  if (request.customDictNames.length > 0) return request.customDictNames;
  return request.customDomain === '' ? [] : [request.customDomain];
}
