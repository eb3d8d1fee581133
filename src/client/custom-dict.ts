import { Connection, type ConnectionOptions } from './connection.js';
import type { DictionaryWords } from './types.js';

type WireSet = { items?: Record<string, number> };
type WireDictionary = Record<string, WireSet | string | undefined>;

const SET_NAMES = ['np', 'cp', 'cpCaret', 'vv', 'va', 'mm', 'mag', 'ic'] as const;

/** A custom dictionary of a server, known by its name. */
export class CustomDict {
  readonly name: string;
  private readonly connection: Connection;

  /** `new CustomDict('우리', { url, key })`, or all in one: `new CustomDict({ name: '우리', url, key })`. */
  constructor(name: string | (ConnectionOptions & { name: string }), options?: ConnectionOptions) {
    this.name = typeof name === 'string' ? name : name.name;
    this.connection = new Connection(typeof name === 'string' ? options : name);
  }

  /** The names of all dictionaries of a server. */
  static async names(options?: ConnectionOptions, signal?: AbortSignal): Promise<string[]> {
    const { domainDicts } = await new Connection(options).unary<{
      domainDicts: Array<{ domainName: string }>;
    }>('CustomDictionaryService/GetCustomDictionaryList', {}, signal);
    return domainDicts.map(({ domainName }) => domainName);
  }

  async get(signal?: AbortSignal): Promise<Required<DictionaryWords>> {
    const { dict } = await this.connection.unary<{ dict: WireDictionary }>(
      'CustomDictionaryService/GetCustomDictionary',
      { domainName: this.name },
      signal,
    );
    const words = SET_NAMES.map((set) => [
      set,
      Object.keys((dict[`${set}Set`] as WireSet | undefined)?.items ?? {}),
    ]);
    return Object.fromEntries(words) as Required<DictionaryWords>;
  }

  /** Puts these words in the place of all that were there. */
  async update(words: DictionaryWords, signal?: AbortSignal): Promise<void> {
    const sets = SET_NAMES.filter((set) => words[set] !== undefined).map((set) => [
      `${set}Set`,
      { items: Object.fromEntries(words[set]!.map((word) => [word, 1])) },
    ]);
    const dict = { domainName: this.name, ...Object.fromEntries(sets) };
    const request = { domainName: this.name, dict };
    await this.connection.unary('CustomDictionaryService/UpdateCustomDictionary', request, signal);
  }

  /** False when there was none of that name. */
  async remove(signal?: AbortSignal): Promise<boolean> {
    const { deletedDomainNames } = await this.connection.unary<{
      deletedDomainNames: Record<string, boolean>;
    }>('CustomDictionaryService/RemoveCustomDictionaries', { domainNames: [this.name] }, signal);
    return deletedDomainNames[this.name] === true;
  }
}
