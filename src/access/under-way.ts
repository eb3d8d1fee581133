/** What one call has taken from the day of its key, until it has ended and is counted. */
export interface Taken {
  eojeols: number;
  end(): void;
}

/** What calls that are being worked on will be counted with: two for which only one has room do not both begin. */
export interface UnderWay {
  /** `share`: the part of a request that the call is. */
  begin(keyId: string, share: number): Taken;
  of(keyIds: readonly string[]): { requests: number; eojeols: number };
}

export function createUnderWay(): UnderWay {
  const byKey = new Map<string, Set<{ share: number; eojeols: number }>>();
  return {
    begin(keyId, share) {
      const calls = byKey.get(keyId) ?? new Set();
      byKey.set(keyId, calls);
      const call = {
        share,
        eojeols: 0,
        end() {
          calls.delete(call);
          if (calls.size === 0 && byKey.get(keyId) === calls) byKey.delete(keyId);
        },
      };
      calls.add(call);
      return call;
    },
    of(keyIds) {
      const sum = { requests: 0, eojeols: 0 };
      for (const keyId of keyIds) {
        for (const { share, eojeols } of byKey.get(keyId) ?? []) {
          sum.requests += share;
          sum.eojeols += eojeols;
        }
      }
      return sum;
    },
  };
}
