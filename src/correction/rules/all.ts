import type { Rule } from '../rule.js';
import { CONFUSABLE_VERBS } from '../rule-lists/confusable-verbs.js';
import { CONFUSABLE_WORDS } from '../rule-lists/confusable-words.js';
import { LOANWORD_RULES } from '../rule-lists/loanwords.js';
import { rule as addedSounds } from './added-sounds.js';
import { rule as addressedPersons } from './addressed-persons.js';
import { rule as adverbRoots } from './adverb-roots.js';
import { rule as anAnh } from './an-anh.js';
import { rule as anchida } from './anchida.js';
import { rule as areum } from './areum.js';
import { rule as bandeusi } from './bandeusi.js';
import { rule as barae } from './barae.js';
import { rule as bieupIrregular } from './bieup-irregular.js';
import { rule as boundAuxiliaries } from './bound-auxiliaries.js';
import { rule as boundNouns } from './bound-nouns.js';
import { rule as boundSuffixes } from './bound-suffixes.js';
import { rule as braces } from './braces.js';
import { rule as bracketSpacing } from './bracket-spacing.js';
import { rule as buchida } from './buchida.js';
import { rule as calledNames } from './called-names.js';
import { rule as causativeStems } from './causative-stems.js';
import { rule as changedVowels } from './changed-vowels.js';
import { rule as cheojida } from './cheojida.js';
import { rule as chosenQuestions } from './chosen-questions.js';
import { rule as colons } from './colons.js';
import { rule as commas } from './commas.js';
import { rule as compoundStems } from './compound-stems.js';
import { rule as compoundVerbs } from './compound-verbs.js';
import { rule as consonantSuffixes } from './consonant-suffixes.js';
import { rule as contractedPast } from './contracted-past.js';
import { rule as copulaSpacing } from './copula-spacing.js';
import { rule as countedUnits } from './counted-units.js';
import { rule as dareudaTeullida } from './dareuda-teullida.js';
import { rule as darkVowels } from './dark-vowels.js';
import { rule as dashes } from './dashes.js';
import { rule as dates } from './dates.js';
import { rule as deonDeun } from './deon-deun.js';
import { rule as detachedParticles } from './detached-particles.js';
import { rule as deurida } from './deurida.js';
import { rule as dialectTurnedStandard } from './dialect-turned-standard.js';
import { rule as doeDwae } from './doe-dwae.js';
import { rule as doublePassive } from './double-passive.js';
import { rule as doubledMarks } from './doubled-marks.js';
import { rule as dueum } from './dueum.js';
import { rule as dueumRa } from './dueum-ra.js';
import { rule as dueumRyeo } from './dueum-ryeo.js';
import { rule as ellipses } from './ellipses.js';
import { rule as eoreum } from './eoreum.js';
import { rule as eotteokhae } from './eotteokhae.js';
import { rule as eyoYeyo } from './eyo-yeyo.js';
import { rule as farFromOrigin } from './far-from-origin.js';
import { rule as finalMark } from './final-mark.js';
import { rule as gaengsin } from './gaengsin.js';
import { rule as ganeunghanHan } from './ganeunghan-han.js';
import { rule as gareuchida } from './gareuchida.js';
import { rule as gareum } from './gareum.js';
import { rule as geotjapda } from './geotjapda.js';
import { rule as geumse } from './geumse.js';
import { rule as geureogo } from './geureogo.js';
import { rule as geureomeuro } from './geureomeuro.js';
import { rule as gonyok } from './gonyok.js';
import { rule as guGo } from './gu-go.js';
import { rule as guGwi } from './gu-gwi.js';
import { rule as guessingAuxiliaries } from './guessing-auxiliaries.js';
import { rule as gwiEo } from './gwi-eo.js';
import { rule as gwoeContraction } from './gwoe-contraction.js';
import { rule as gyeolje } from './gyeolje.js';
import { rule as hCoda } from './h-coda.js';
import { rule as hadaEopda } from './hada-eopda.js';
import { rule as hajiChi } from './haji-chi.js';
import { rule as hanchang } from './hanchang.js';
import { rule as hanorago } from './hanorago.js';
import { rule as hiddenMarks } from './hidden-marks.js';
import { rule as holmom } from './holmom.js';
import { rule as hondong } from './hondong.js';
import { rule as honorificEndings } from './honorific-endings.js';
import { rule as iHi } from './i-hi.js';
import { rule as ilcheol } from './ilcheol.js';
import { rule as interjections } from './interjections.js';
import { rule as invertedWords } from './inverted-words.js';
import { rule as itemNumbers } from './item-numbers.js';
import { rule as janChan } from './jan-chan.js';
import { rule as jigeusi } from './jigeusi.js';
import { rule as joinedAffixes } from './joined-affixes.js';
import { rule as joinedEndings } from './joined-endings.js';
import { rule as joinedMarks } from './joined-marks.js';
import { rule as joinedNouns } from './joined-nouns.js';
import { rule as josaShape } from './josa-shape.js';
import { rule as kanGan } from './kan-gan.js';
import { rule as limitedPunctuation } from './limited-punctuation.js';
import { rule as listedSyllables } from './listed-syllables.js';
import { rule as listedWords } from './listed-words.js';
import { rule as listingWords } from './listing-words.js';
import { rule as loanwords } from './loanwords.js';
import { rule as loneJamo } from './lone-jamo.js';
import { rule as longStandard } from './long-standard.js';
import { rule as majhida } from './majhida.js';
import { rule as mimeticNouns } from './mimetic-nouns.js';
import { rule as mimeticVerbs } from './mimetic-verbs.js';
import { rule as misspeltWords } from './misspelt-words.js';
import { rule as mokgeori } from './mokgeori.js';
import { rule as mothada } from './mothada.js';
import { rule as myeochil } from './myeochil.js';
import { rule as namedDays } from './named-days.js';
import { rule as namesAndTitles } from './names-and-titles.js';
import { rule as nataNatta } from './nata-natta.js';
import { rule as nativeWords } from './native-words.js';
import { rule as needlessCausative } from './needless-causative.js';
import { rule as negativeAdverbs } from './negative-adverbs.js';
import { rule as neomeo } from './neomeo.js';
import { rule as neunji } from './neunji.js';
import { rule as neurida } from './neurida.js';
import { rule as noreum } from './noreum.js';
import { rule as nounForms } from './noun-forms.js';
import { rule as nounSuffixes } from './noun-suffixes.js';
import { rule as numerals } from './numerals.js';
import { rule as obsoleteWords } from './obsolete-words.js';
import { rule as oneOfSimilar } from './one-of-similar.js';
import { rule as oneOfSynonyms } from './one-of-synonyms.js';
import { rule as oneSpelling } from './one-spelling.js';
import { rule as oneWordNouns } from './one-word-nouns.js';
import { rule as oneWordVerbs } from './one-word-verbs.js';
import { rule as orderedPoints } from './ordered-points.js';
import { rule as ordinals } from './ordinals.js';
import { rule as originalForms } from './original-forms.js';
import { rule as originalSounds } from './original-sounds.js';
import { rule as pairedAdverbs } from './paired-adverbs.js';
import { rule as pairedBrackets } from './paired-brackets.js';
import { rule as palatalization } from './palatalization.js';
import { rule as partedObjects } from './parted-objects.js';
import { rule as partedPhrases } from './parted-phrases.js';
import { rule as partedWords } from './parted-words.js';
import { rule as pastCoda } from './past-coda.js';
import { rule as punctuation } from './punctuation.js';
import { rule as questionMarks } from './question-marks.js';
import { rule as quoteParticle } from './quote-particle.js';
import { rule as quotedSpeech } from './quoted-speech.js';
import { rule as raisedThings } from './raised-things.js';
import { rule as recalledDe } from './recalled-de.js';
import { rule as redundantWords } from './redundant-words.js';
import { rule as regularStems } from './regular-stems.js';
import { rule as reoRyeo } from './reo-ryeo.js';
import { rule as repeatedParticles } from './repeated-particles.js';
import { rule as reuIrregular } from './reu-irregular.js';
import { rule as rieulCompounds } from './rieul-compounds.js';
import { rule as rieulDrop } from './rieul-drop.js';
import { rule as roseoRosseo } from './roseo-rosseo.js';
import { rule as ryeogo } from './ryeogo.js';
import { rule as saisiot } from './saisiot.js';
import { rule as sameSyllables } from './same-syllables.js';
import { rule as settledWords } from './settled-words.js';
import { rule as seumnida } from './seumnida.js';
import { rule as shortForms } from './short-forms.js';
import { rule as shortStandard } from './short-standard.js';
import { rule as shortenedNouns } from './shortened-nouns.js';
import { rule as similarVerbs } from './similar-verbs.js';
import { rule as simpleVowels } from './simple-vowels.js';
import { rule as sinoWords } from './sino-words.js';
import { rule as siotCoda } from './siot-coda.js';
import { rule as slipsOfSpelling } from './slips-of-spelling.js';
import { rule as spacedPhrases } from './spaced-phrases.js';
import { rule as speltByEar } from './spelt-by-ear.js';
import { rule as strayMarks } from './stray-marks.js';
import { rule as strongSounds } from './strong-sounds.js';
import { rule as suSut } from './su-sut.js';
import { rule as subjectHonorific } from './subject-honorific.js';
import { rule as subjectPredicate } from './subject-predicate.js';
import { rule as suffixRoots } from './suffix-roots.js';
import { rule as tenseAgreement } from './tense-agreement.js';
import { rule as tenseEndings } from './tense-endings.js';
import { rule as tenseSounds } from './tense-sounds.js';
import { rule as tenseSuffixes } from './tense-suffixes.js';
import { rule as tildes } from './tildes.js';
import { rule as uiI } from './ui-i.js';
import { rule as umlaut } from './umlaut.js';
import { rule as unitsOfNames } from './units-of-names.js';
import { rule as utWit } from './ut-wit.js';
import { rule as vowelHarmony } from './vowel-harmony.js';
import { rule as waenWen } from './waen-wen.js';
import { rule as writtenNumbers } from './written-numbers.js';
import { rule as yeE } from './ye-e.js';
import { rule as yeoEo } from './yeo-eo.js';
import { rule as yoParticle } from './yo-particle.js';
import { rule as yulRyul } from './yul-ryul.js';

/** Every rule; where two find the same place the earlier one wins. */
export const RULES: readonly Rule[] = [
  loneJamo,
  repeatedParticles,
  strayMarks,
  sameSyllables,
  mimeticVerbs,
  oneSpelling,
  nounSuffixes,
  mimeticNouns,
  janChan,
  hCoda,
  speltByEar,
  shortenedNouns,
  geureogo,
  slipsOfSpelling,
  guGo,
  misspeltWords,
  addedSounds,
  ganeunghanHan,
  anAnh,
  bandeusi,
  barae,
  bieupIrregular,
  buchida,
  causativeStems,
  changedVowels,
  compoundStems,
  consonantSuffixes,
  dareudaTeullida,
  darkVowels,
  dates,
  deonDeun,
  dialectTurnedStandard,
  doeDwae,
  doublePassive,
  dueumRyeo,
  dueumRa,
  dueum,
  eotteokhae,
  eyoYeyo,
  farFromOrigin,
  gareuchida,
  geumse,
  guGwi,
  gwoeContraction,
  gyeolje,
  hajiChi,
  honorificEndings,
  anchida,
  adverbRoots,
  iHi,
  josaShape,
  kanGan,
  limitedPunctuation,
  loanwords,
  longStandard,
  majhida,
  myeochil,
  nataNatta,
  nativeWords,
  negativeAdverbs,
  neomeo,
  neurida,
  numerals,
  obsoleteWords,
  ryeogo,
  oneOfSimilar,
  oneOfSynonyms,
  ordinals,
  originalSounds,
  palatalization,
  finalMark,
  colons,
  chosenQuestions,
  commas,
  tildes,
  dashes,
  punctuation,
  recalledDe,
  reuIrregular,
  rieulCompounds,
  rieulDrop,
  roseoRosseo,
  saisiot,
  seumnida,
  shortForms,
  shortStandard,
  similarVerbs,
  simpleVowels,
  sinoWords,
  siotCoda,
  detachedParticles,
  boundNouns,
  countedUnits,
  listingWords,
  boundAuxiliaries,
  joinedEndings,
  namesAndTitles,
  joinedAffixes,
  oneWordNouns,
  partedObjects,
  partedPhrases,
  spacedPhrases,
  strongSounds,
  suSut,
  subjectHonorific,
  suffixRoots,
  tenseAgreement,
  tenseEndings,
  tenseSounds,
  tenseSuffixes,
  uiI,
  umlaut,
  utWit,
  regularStems,
  vowelHarmony,
  pastCoda,
  waenWen,
  yeE,
  yulRyul,
  ...CONFUSABLE_VERBS,
  ...LOANWORD_RULES,
  pairedBrackets,
  joinedMarks,
  quotedSpeech,
  cheojida,
  oneWordVerbs,
  areum,
  contractedPast,
  eoreum,
  gaengsin,
  gareum,
  geotjapda,
  geureomeuro,
  gonyok,
  hanchang,
  hanorago,
  holmom,
  hondong,
  ilcheol,
  jigeusi,
  mokgeori,
  neunji,
  noreum,
  reoRyeo,
  yeoEo,
  calledNames,
  listedSyllables,
  quoteParticle,
  writtenNumbers,
  pairedAdverbs,
  subjectPredicate,
  raisedThings,
  needlessCausative,
  redundantWords,
  originalForms,
  hadaEopda,
  nounForms,
  yoParticle,
  gwiEo,
  listedWords,
  addressedPersons,
  orderedPoints,
  namedDays,
  unitsOfNames,
  interjections,
  itemNumbers,
  doubledMarks,
  bracketSpacing,
  braces,
  hiddenMarks,
  ellipses,
  compoundVerbs,
  settledWords,
  boundSuffixes,
  copulaSpacing,
  partedWords,
  joinedNouns,
  invertedWords,
  questionMarks,
  guessingAuxiliaries,
  mothada,
  ...CONFUSABLE_WORDS,
  deurida,
];
