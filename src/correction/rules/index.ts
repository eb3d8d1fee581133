// Written by scripts/write-rule-index.mjs; run it after adding, moving or removing a rule.
import { dataRule } from '../rule/files/data-rule.js';
import { dataRuleSpecs } from '../rule/files/data-rules.js';
import { withHouseRules } from '../rule/files/house-rules.js';
import { inOrder } from '../rule/in-order.js';
import type { Rule } from '../rule/rule.js';
import { rule as doublePassive } from './agreement/double-passive.js';
import { rule as egeE } from './agreement/ege-e.js';
import { rule as feltObjects } from './agreement/felt-objects.js';
import { rule as indirectQuote } from './agreement/indirect-quote.js';
import { rule as needlessCausative } from './agreement/needless-causative.js';
import { rule as negativeAdverbs } from './agreement/negative-adverbs.js';
import { rule as pairedAdverbs } from './agreement/paired-adverbs.js';
import { rule as raisedThings } from './agreement/raised-things.js';
import { rule as redundantWords } from './agreement/redundant-words.js';
import { rule as repeatedParticles } from './agreement/repeated-particles.js';
import { rule as repeatedWords } from './agreement/repeated-words.js';
import { rule as sharedVerb } from './agreement/shared-verb.js';
import { rule as stackedParticles } from './agreement/stacked-particles.js';
import { rule as subjectHonorific } from './agreement/subject-honorific.js';
import { rule as subjectPredicate } from './agreement/subject-predicate.js';
import { rule as tenseAgreement } from './agreement/tense-agreement.js';
import { rule as buchida } from './confusable/buchida.js';
import { rule as daero } from './confusable/daero.js';
import { rule as eUi } from './confusable/e-ui.js';
import { rule as eotteokhae } from './confusable/eotteokhae.js';
import { rule as gareuchida } from './confusable/gareuchida.js';
import { rule as majhida } from './confusable/majhida.js';
import { rule as roseoRosseo } from './confusable/roseo-rosseo.js';
import { rule as sarajida } from './confusable/sarajida.js';
import { rule as addedToEndings } from './inflection/added-to-endings.js';
import { rule as adjectiveEndings } from './inflection/adjective-endings.js';
import { rule as anAnh } from './inflection/an-anh.js';
import { rule as contractedPast } from './inflection/contracted-past.js';
import { rule as deonDeun } from './inflection/deon-deun.js';
import { rule as eyoYeyo } from './inflection/eyo-yeyo.js';
import { rule as hajiChi } from './inflection/haji-chi.js';
import { rule as heardCodas } from './inflection/heard-codas.js';
import { rule as honorificEndings } from './inflection/honorific-endings.js';
import { rule as josaShape } from './inflection/josa-shape.js';
import { rule as liaisonSpelling } from './inflection/liaison-spelling.js';
import { rule as numerals } from './inflection/numerals.js';
import { rule as pastCoda } from './inflection/past-coda.js';
import { rule as pronounGa } from './inflection/pronoun-ga.js';
import { rule as raeRe } from './inflection/rae-re.js';
import { rule as recalledDe } from './inflection/recalled-de.js';
import { rule as regularStems } from './inflection/regular-stems.js';
import { rule as reoRyeo } from './inflection/reo-ryeo.js';
import { rule as rieulDrop } from './inflection/rieul-drop.js';
import { rule as rieulNoun } from './inflection/rieul-noun.js';
import { rule as shortForms } from './inflection/short-forms.js';
import { rule as stemYeo } from './inflection/stem-yeo.js';
import { rule as tenseEndings } from './inflection/tense-endings.js';
import { rule as vowelHarmony } from './inflection/vowel-harmony.js';
import { rule as yeoEo } from './inflection/yeo-eo.js';
import { rule as yoParticle } from './inflection/yo-particle.js';
import { MECHANISMS } from './mechanisms.js';
import { rule as addressedPersons } from './punctuation/addressed-persons.js';
import { rule as bracketSpacing } from './punctuation/bracket-spacing.js';
import { rule as calledNames } from './punctuation/called-names.js';
import { rule as chosenQuestions } from './punctuation/chosen-questions.js';
import { rule as colons } from './punctuation/colons.js';
import { rule as commas } from './punctuation/commas.js';
import { rule as commasInLists } from './punctuation/commas-in-lists.js';
import { rule as dates } from './punctuation/dates.js';
import { rule as ellipses } from './punctuation/ellipses.js';
import { rule as finalMark } from './punctuation/final-mark.js';
import { rule as interjections } from './punctuation/interjections.js';
import { rule as invertedWords } from './punctuation/inverted-words.js';
import { rule as itemNumbers } from './punctuation/item-numbers.js';
import { rule as joinedMarks } from './punctuation/joined-marks.js';
import { rule as limitedPunctuation } from './punctuation/limited-punctuation.js';
import { rule as middleDots } from './punctuation/middle-dots.js';
import { rule as orderedPoints } from './punctuation/ordered-points.js';
import { rule as pairedBrackets } from './punctuation/paired-brackets.js';
import { rule as punctuation } from './punctuation/punctuation.js';
import { rule as questionMarks } from './punctuation/question-marks.js';
import { rule as quotedSpeech } from './punctuation/quoted-speech.js';
import { rule as strayMarks } from './punctuation/stray-marks.js';
import { rule as tildes } from './punctuation/tildes.js';
import { rule as boundAuxiliaries } from './spacing/bound-auxiliaries.js';
import { rule as boundNounPhrases } from './spacing/bound-noun-phrases.js';
import { rule as boundNouns } from './spacing/bound-nouns.js';
import { rule as commonPhrases } from './spacing/common-phrases.js';
import { rule as compoundVerbs } from './spacing/compound-verbs.js';
import { rule as conjunctiveNouns } from './spacing/conjunctive-nouns.js';
import { rule as copulaSpacing } from './spacing/copula-spacing.js';
import { rule as countedUnits } from './spacing/counted-units.js';
import { rule as detachedParticles } from './spacing/detached-particles.js';
import { rule as deurida } from './spacing/deurida.js';
import { rule as guessingAuxiliaries } from './spacing/guessing-auxiliaries.js';
import { rule as joinedAffixes } from './spacing/joined-affixes.js';
import { rule as joinedEndings } from './spacing/joined-endings.js';
import { rule as joinedNouns } from './spacing/joined-nouns.js';
import { rule as namesAndTitles } from './spacing/names-and-titles.js';
import { rule as nounPhrases } from './spacing/noun-phrases.js';
import { rule as oneWordNouns } from './spacing/one-word-nouns.js';
import { rule as oneWordVerbs } from './spacing/one-word-verbs.js';
import { rule as quoteParticle } from './spacing/quote-particle.js';
import { rule as spacingCompound } from './spacing/spacing-compound.js';
import { rule as spacingParticle } from './spacing/spacing-particle.js';
import { rule as writtenNumbers } from './spacing/written-numbers.js';
import { rule as causativeStems } from './spelling/causative-stems.js';
import { rule as dueum } from './spelling/dueum.js';
import { rule as iHi } from './spelling/i-hi.js';
import { rule as latinKeys } from './spelling/latin-keys.js';
import { rule as loneJamo } from './spelling/lone-jamo.js';
import { rule as mimeticSuffixes } from './spelling/mimetic-suffixes.js';
import { rule as mimeticVerbs } from './spelling/mimetic-verbs.js';
import { rule as passiveI } from './spelling/passive-i.js';
import { rule as yulRyul } from './spelling/yul-ryul.js';
import { rule as duDo } from './standard/du-do.js';
import { rule as guGo } from './standard/gu-go.js';
import { rule as ryeogo } from './standard/ryeogo.js';

/** Rules that are code; the others are data. */
const CODE_RULES: readonly Rule[] = [
  doublePassive,
  egeE,
  feltObjects,
  indirectQuote,
  needlessCausative,
  negativeAdverbs,
  pairedAdverbs,
  raisedThings,
  redundantWords,
  repeatedParticles,
  repeatedWords,
  sharedVerb,
  stackedParticles,
  subjectHonorific,
  subjectPredicate,
  tenseAgreement,
  buchida,
  daero,
  eUi,
  eotteokhae,
  gareuchida,
  majhida,
  roseoRosseo,
  sarajida,
  addedToEndings,
  adjectiveEndings,
  anAnh,
  contractedPast,
  deonDeun,
  eyoYeyo,
  hajiChi,
  heardCodas,
  honorificEndings,
  josaShape,
  liaisonSpelling,
  numerals,
  pastCoda,
  pronounGa,
  raeRe,
  recalledDe,
  regularStems,
  reoRyeo,
  rieulDrop,
  rieulNoun,
  shortForms,
  stemYeo,
  tenseEndings,
  vowelHarmony,
  yeoEo,
  yoParticle,
  addressedPersons,
  bracketSpacing,
  calledNames,
  chosenQuestions,
  colons,
  commas,
  commasInLists,
  dates,
  ellipses,
  finalMark,
  interjections,
  invertedWords,
  itemNumbers,
  joinedMarks,
  limitedPunctuation,
  middleDots,
  orderedPoints,
  pairedBrackets,
  punctuation,
  questionMarks,
  quotedSpeech,
  strayMarks,
  tildes,
  boundAuxiliaries,
  boundNounPhrases,
  boundNouns,
  commonPhrases,
  compoundVerbs,
  conjunctiveNouns,
  copulaSpacing,
  countedUnits,
  detachedParticles,
  deurida,
  guessingAuxiliaries,
  joinedAffixes,
  joinedEndings,
  joinedNouns,
  namesAndTitles,
  nounPhrases,
  oneWordNouns,
  oneWordVerbs,
  quoteParticle,
  spacingCompound,
  spacingParticle,
  writtenNumbers,
  causativeStems,
  dueum,
  iHi,
  latinKeys,
  loneJamo,
  mimeticSuffixes,
  mimeticVerbs,
  passiveI,
  yulRyul,
  duDo,
  guGo,
  ryeogo,
];

/** Every rule; where two find the same place the earlier one wins: a house style before all others. */
export const RULES: readonly Rule[] = withHouseRules(
  inOrder([...CODE_RULES, ...dataRuleSpecs().map((spec) => dataRule(spec, MECHANISMS))]),
);
