/** What may make up the rest of an eojeol behind a noun: particles, the copula, 하다 and 되다. */
const AFTER_NOUN =
  /^(?:(?:[은는이가을를의에로와과도만적나랑]|들[이을]?|에서|에게|으로|까지|부터|처럼|보다|이랑|예요|이에요|[인일임한할해]|[된될])?$|하[고는다게지여면였]|했|합니다|되[고는다어었]|됐|이나|이?라[는고]|이라|이다|입니다|이었|였)/;

/** Is this nothing, or what may stand behind a noun up to the end of its eojeol? */
export function mayEndNoun(rest: string): boolean {
  return AFTER_NOUN.test(rest);
}

/** The first letters of what may follow a noun that is known for certain: more than behind one that is only guessed. */
const BEGINS_BEHIND_NOUN =
  /$|[^가-힣]|은|는|이|가|을|를|의|에|로|으로|와|과|도|만|들|부터|까지|처럼|보다|나|랑|하|한|할|함|합|해|했|되|된|될|됨|됐|돼|시키|라|란|든|밖|조차|마저|뿐|입|였|예|야|여|님|씨|적|용|별|형|식|인|일|임|같|께|든|아|다(?![가-힣])|다고|다는|커녕|대로|마다|라도|서/y;

/** May what stands at this place of the text follow a noun? */
export function mayFollowNoun(text: string, at: number): boolean {
  BEGINS_BEHIND_NOUN.lastIndex = at;
  return BEGINS_BEHIND_NOUN.test(text);
}
