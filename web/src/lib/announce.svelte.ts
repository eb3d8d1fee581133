/** What a screen reader is told when something arrives; the page has one live region for it. */
export const announcement = $state({ text: '' });

export function announce(text: string): void {
  announcement.text = text;
}
