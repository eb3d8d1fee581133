import type { EditorView } from '@codemirror/view';

/** Kept free around a card, in pixels. */
const MARGIN = 8;
/** Below this width of the window the card is a sheet at its lower edge, placed by the style. */
const SHEET_BELOW = 720;

/** A card that is lower than this shows no reason any more, in pixels. */
const LEAST_HEIGHT = 300;

/** Puts the card under its word, or above where there is more room, always wholly inside the window. */
export function placeCard(card: HTMLElement, view: EditorView, from: number, to: number): void {
  const { style } = card;
  if (innerWidth < SHEET_BELOW) {
    style.removeProperty('left');
    style.removeProperty('top');
    style.removeProperty('max-height');
    return;
  }
  const start = view.coordsAtPos(from, 1);
  const end = view.coordsAtPos(to, -1) ?? start;
  const box = view.scrollDOM.getBoundingClientRect();
  const top = clamp(start?.top ?? box.top, box.top, box.bottom - MARGIN);
  const bottom = clamp(end?.bottom ?? start?.bottom ?? box.top, box.top + MARGIN, box.bottom);
  const roomBelow = innerHeight - bottom - 2 * MARGIN;
  const roomAbove = top - 2 * MARGIN;
  // In a low window, or one that is enlarged, it may cover the word rather than leave the window.
  const room = Math.max(roomBelow, roomAbove, Math.min(LEAST_HEIGHT, innerHeight - 2 * MARGIN));
  style.setProperty('max-height', `${room}px`);
  const { width, height } = card.getBoundingClientRect();
  const below = height <= roomBelow || roomBelow >= roomAbove;
  const wanted = below ? bottom + MARGIN : top - MARGIN - height;
  style.setProperty('top', `${clamp(wanted, MARGIN, innerHeight - MARGIN - height)}px`);
  const left = start && end && end.top > start.top + 2 ? box.left + MARGIN : (start?.left ?? box.left);
  // Beside the text the list of findings is to stay in sight.
  const edge = box.width > width + 2 * MARGIN ? box.right : innerWidth;
  style.setProperty('left', `${clamp(left, MARGIN, edge - width - MARGIN)}px`);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
