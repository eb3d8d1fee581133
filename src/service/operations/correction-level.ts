import type { Level } from '../../correction/certainty/level.js';
import { invalidArgument } from '../../errors/service-error.js';
import { RevisionConfig_Level } from '../../gen/svc/revision_service_pb.js';

const WIRE: Readonly<Record<Level, RevisionConfig_Level>> = {
  careful: RevisionConfig_Level.CAREFUL,
  normal: RevisionConfig_Level.NORMAL,
  strict: RevisionConfig_Level.STRICT,
};

export function wireLevel(level: Level): RevisionConfig_Level {
  return WIRE[level];
}

/** Binary messages may hold numbers that no name belongs to. */
export function levelOf(wire: RevisionConfig_Level): Level {
  const found = Object.entries(WIRE).find(([, number]) => number === wire);
  if (!found)
    throw invalidArgument(
      'config.level 값이 올바르지 않습니다. NORMAL, CAREFUL, STRICT 가운데 하나로 보내 주세요.',
    );
  return found[0] as Level;
}
