import { isolateHistory } from '@codemirror/commands';
import type { StateEffect } from '@codemirror/state';
import { ruleIdOf } from '../../../src/correction/answer/reason-id';
import { announce } from '../lib/announce.svelte';
import { counted, many, say } from '../lib/language.svelte';
import { acceptedOf, take } from './accepted';
import { silence } from './decisions';
import { type Finding, type Kind, sameAs, wordOf } from './finding';
import { dropFindings, leaveAlone, placeOf, shownFindings } from './finding-marks';
import type { Session } from './session.svelte';

/** What a writer may do with findings; each is one step to undo. */

export function accept(session: Session, finding: Finding, revised = finding.alternatives[0]!): void {
  const place = session.view && placeOf(session.view.state, finding.id);
  if (!place) return;
  put(session, [{ finding: { ...finding, ...place }, revised }]);
  announce(say(`‘${revised}’(으)로 바꾸었습니다.`, `Corrected to ‘${revised}’.`));
}

/** All that is certain among what is shown, and the questions too where the writer says so. */
export function acceptAll(session: Session, withQuestions: boolean): void {
  const { only } = session;
  const all = shownIn(session).filter(
    ({ kind, question }) => (only === '' || kind === only) && (withQuestions || !question),
  );
  session.close();
  void session.desk.keepVersion('correction');
  put(
    session,
    all.map((finding) => ({ finding, revised: finding.alternatives[0]! })),
  );
  tellCorrected(all.length);
}

/** Every place where the same is written and the same may stand instead. */
export function acceptSame(session: Session, finding: Finding, revised = finding.alternatives[0]!): void {
  const all = sameAs(finding, shownIn(session)).filter(({ alternatives }) => alternatives.includes(revised));
  session.close();
  void session.desk.keepVersion('correction');
  put(
    session,
    all.map((one) => ({ finding: one, revised })),
  );
  tellCorrected(all.length);
}

export function ignoreOnce(session: Session, finding: Finding): void {
  const place = session.view && placeOf(session.view.state, finding.id);
  if (place) keepSilent(session, [finding], leaveAlone.of(place));
}

/** All of a kind stay as they are. */
export const ignoreKind = (session: Session, kind: Kind): void =>
  leave(
    session,
    shownIn(session).filter((finding) => finding.kind === kind),
  );

/** Every place of this text where the same is written stays as it is. */
export const ignoreSame = (session: Session, finding: Finding): void =>
  leave(session, sameAs(finding, shownIn(session)));

/** From now on, in every text. */
export function ignoreWord(session: Session, finding: Finding): void {
  const word = wordOf(finding);
  keepSilent(
    session,
    shownIn(session).filter((other) => wordOf(other) === word),
    silence.of({ list: 'ignoredWords', value: word, isIgnored: true }),
  );
}

export function ignoreRule(session: Session, id: string): void {
  keepSilent(
    session,
    shownIn(session).filter(({ helpIds }) => helpIds.some((helpId) => ruleIdOf(helpId) === id)),
    silence.of({ list: 'ignoredRules', value: id, isIgnored: true }),
  );
}

const shownIn = ({ view }: Session): Finding[] => (view ? shownFindings(view.state) : []);

function tellCorrected(count: number): void {
  announce(say(`${counted(count)}군데를 고쳤습니다.`, `${many(count, 'finding')} corrected.`));
}

function leave(session: Session, all: readonly Finding[]): void {
  keepSilent(session, all, ...all.map(({ from, to }) => leaveAlone.of({ from, to })));
  announce(say(`${counted(all.length)}군데를 그대로 둡니다.`, `${many(all.length, 'finding')} ignored.`));
}

/** Corrections, remembered with their reasons. */
function put(session: Session, all: ReadonlyArray<{ finding: Finding; revised: string }>): void {
  const dropped = dropFindings.of(new Set(all.map(({ finding: { id } }) => id)));
  session.view?.dispatch({
    changes: all.map(({ finding: { from, to }, revised }) => ({ from, to, insert: revised })),
    effects: [dropped, take.of({ list: acceptedOf(all, session.helps), isTaken: true })],
    annotations: isolateHistory.of('full'),
    userEvent: 'input.correct',
  });
  session.refresh();
}

function keepSilent(
  session: Session,
  findings: readonly Finding[],
  ...effects: StateEffect<unknown>[]
): void {
  if (findings.some(({ id }) => id === session.current?.id)) session.close();
  session.view?.dispatch({
    effects: [...effects, dropFindings.of(new Set(findings.map(({ id }) => id)))],
    annotations: isolateHistory.of('full'),
  });
  session.refresh();
}
