let wasInside = false;

const isInside = () => document.activeElement?.closest('.finding-card') != null;

/** A card is about to give way to another one. */
export function leaveCard(): void {
  wasInside ||= isInside();
}
export const wasInCard = () => wasInside;
export function forgetCard(): void {
  wasInside = false;
}

/** A card is about to go: whoever is in it is in the text then; a phone would show its keyboard. */
export function backToText(text: HTMLElement | undefined): void {
  if (isInside() && !matchMedia('(max-width: 45rem)').matches) text?.focus();
}
