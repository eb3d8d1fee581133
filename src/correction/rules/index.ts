// Written by scripts/write-rule-index.mjs; run it after adding, moving or removing a rule.
import { inOrder } from '../rule/in-order.js';
import type { Rule } from '../rule/rule.js';
import { rule as doublePassive } from './agreement/double-passive.js';
import { rule as egeE } from './agreement/ege-e.js';
import { rule as indirectQuote } from './agreement/indirect-quote.js';
import { rule as needlessCausative } from './agreement/needless-causative.js';
import { rule as negativeAdverbs } from './agreement/negative-adverbs.js';
import { rule as pairedAdverbs } from './agreement/paired-adverbs.js';
import { rule as raisedThings } from './agreement/raised-things.js';
import { rule as redundantWords } from './agreement/redundant-words.js';
import { rule as repeatedParticles } from './agreement/repeated-particles.js';
import { rule as repeatedWords } from './agreement/repeated-words.js';
import { rule as sharedVerb } from './agreement/shared-verb.js';
import { rule as subjectHonorific } from './agreement/subject-honorific.js';
import { rule as subjectPredicate } from './agreement/subject-predicate.js';
import { rule as tenseAgreement } from './agreement/tense-agreement.js';
import { rule as anchida } from './confusable/anchida.js';
import { rule as areum } from './confusable/areum.js';
import { rule as bachida } from './confusable/bachida.js';
import { rule as baeda } from './confusable/baeda.js';
import { rule as bandeusi } from './confusable/bandeusi.js';
import { rule as beollida } from './confusable/beollida.js';
import { rule as bichida } from './confusable/bichida.js';
import { rule as billida } from './confusable/billida.js';
import { rule as buchida } from './confusable/buchida.js';
import { rule as budichida } from './confusable/budichida.js';
import { rule as chaeChe } from './confusable/chae-che.js';
import { rule as cheojida } from './confusable/cheojida.js';
import { rule as dachida } from './confusable/dachida.js';
import { rule as daero } from './confusable/daero.js';
import { rule as dareudaTeullida } from './confusable/dareuda-teullida.js';
import { rule as darida } from './confusable/darida.js';
import { rule as deulleuda } from './confusable/deulleuda.js';
import { rule as deureonaeda } from './confusable/deureonaeda.js';
import { rule as dotuda } from './confusable/dotuda.js';
import { rule as dukkeopda } from './confusable/dukkeopda.js';
import { rule as eUi } from './confusable/e-ui.js';
import { rule as eoreum } from './confusable/eoreum.js';
import { rule as eotteokhae } from './confusable/eotteokhae.js';
import { rule as gaebal } from './confusable/gaebal.js';
import { rule as gaengsin } from './confusable/gaengsin.js';
import { rule as gareuchida } from './confusable/gareuchida.js';
import { rule as gareum } from './confusable/gareum.js';
import { rule as geodhida } from './confusable/geodhida.js';
import { rule as georeum } from './confusable/georeum.js';
import { rule as geotjapda } from './confusable/geotjapda.js';
import { rule as geureomeuro } from './confusable/geureomeuro.js';
import { rule as gitdeulda } from './confusable/gitdeulda.js';
import { rule as gonyok } from './confusable/gonyok.js';
import { rule as gyeolje } from './confusable/gyeolje.js';
import { rule as haechida } from './confusable/haechida.js';
import { rule as haetbit } from './confusable/haetbit.js';
import { rule as hanchang } from './confusable/hanchang.js';
import { rule as hanorago } from './confusable/hanorago.js';
import { rule as holmom } from './confusable/holmom.js';
import { rule as hondong } from './confusable/hondong.js';
import { rule as ilcheol } from './confusable/ilcheol.js';
import { rule as ilta } from './confusable/ilta.js';
import { rule as imdae } from './confusable/imdae.js';
import { rule as ittaga } from './confusable/ittaga.js';
import { rule as jakdaJeokda } from './confusable/jakda-jeokda.js';
import { rule as jechida } from './confusable/jechida.js';
import { rule as jeorida } from './confusable/jeorida.js';
import { rule as jigeusi } from './confusable/jigeusi.js';
import { rule as jipda } from './confusable/jipda.js';
import { rule as jitda } from './confusable/jitda.js';
import { rule as jiyang } from './confusable/jiyang.js';
import { rule as jorida } from './confusable/jorida.js';
import { rule as jotda } from './confusable/jotda.js';
import { rule as jurida } from './confusable/jurida.js';
import { rule as kkeopjil } from './confusable/kkeopjil.js';
import { rule as machida } from './confusable/machida.js';
import { rule as maeda } from './confusable/maeda.js';
import { rule as majhida } from './confusable/majhida.js';
import { rule as mokgeori } from './confusable/mokgeori.js';
import { rule as muchida } from './confusable/muchida.js';
import { rule as munan } from './confusable/munan.js';
import { rule as nataNatta } from './confusable/nata-natta.js';
import { rule as neobi } from './confusable/neobi.js';
import { rule as neomeo } from './confusable/neomeo.js';
import { rule as neuniboda } from './confusable/neuniboda.js';
import { rule as neurida } from './confusable/neurida.js';
import { rule as noreum } from './confusable/noreum.js';
import { rule as piuda } from './confusable/piuda.js';
import { rule as roseoRosseo } from './confusable/roseo-rosseo.js';
import { rule as saedaSeda } from './confusable/saeda-seda.js';
import { rule as saeuda } from './confusable/saeuda.js';
import { rule as sagida } from './confusable/sagida.js';
import { rule as sarajida } from './confusable/sarajida.js';
import { rule as sikhida } from './confusable/sikhida.js';
import { rule as similarVerbs } from './confusable/similar-verbs.js';
import { rule as ssahida } from './confusable/ssahida.js';
import { rule as sseogida } from './confusable/sseogida.js';
import { rule as tteuida } from './confusable/tteuida.js';
import { rule as waenWen } from './confusable/waen-wen.js';
import { rule as yurye } from './confusable/yurye.js';
import { rule as loanwordCoda } from './foreign/loanword-coda.js';
import { rule as loanwordDoubled } from './foreign/loanword-doubled.js';
import { rule as loanwordF } from './foreign/loanword-f.js';
import { rule as loanwordGlide } from './foreign/loanword-glide.js';
import { rule as loanwordLateral } from './foreign/loanword-lateral.js';
import { rule as loanwordLongVowel } from './foreign/loanword-long-vowel.js';
import { rule as loanwordPlosive } from './foreign/loanword-plosive.js';
import { rule as loanwordSh } from './foreign/loanword-sh.js';
import { rule as loanwordTense } from './foreign/loanword-tense.js';
import { rule as loanwordVowel } from './foreign/loanword-vowel.js';
import { rule as loanwords } from './foreign/loanwords.js';
import { rule as addedToEndings } from './inflection/added-to-endings.js';
import { rule as anAnh } from './inflection/an-anh.js';
import { rule as bieupIrregular } from './inflection/bieup-irregular.js';
import { rule as contractedPast } from './inflection/contracted-past.js';
import { rule as deonDeun } from './inflection/deon-deun.js';
import { rule as doeDwae } from './inflection/doe-dwae.js';
import { rule as eyoYeyo } from './inflection/eyo-yeyo.js';
import { rule as ganeunghanHan } from './inflection/ganeunghan-han.js';
import { rule as geureogo } from './inflection/geureogo.js';
import { rule as gwiEo } from './inflection/gwi-eo.js';
import { rule as gwoeContraction } from './inflection/gwoe-contraction.js';
import { rule as hajiChi } from './inflection/haji-chi.js';
import { rule as heardCodas } from './inflection/heard-codas.js';
import { rule as honorificEndings } from './inflection/honorific-endings.js';
import { rule as janChan } from './inflection/jan-chan.js';
import { rule as josaShape } from './inflection/josa-shape.js';
import { rule as liaisonSpelling } from './inflection/liaison-spelling.js';
import { rule as neunji } from './inflection/neunji.js';
import { rule as numerals } from './inflection/numerals.js';
import { rule as pastCoda } from './inflection/past-coda.js';
import { rule as pronounGa } from './inflection/pronoun-ga.js';
import { rule as raeRe } from './inflection/rae-re.js';
import { rule as recalledDe } from './inflection/recalled-de.js';
import { rule as regularStems } from './inflection/regular-stems.js';
import { rule as reoRyeo } from './inflection/reo-ryeo.js';
import { rule as reuIrregular } from './inflection/reu-irregular.js';
import { rule as rieulDrop } from './inflection/rieul-drop.js';
import { rule as rieulNoun } from './inflection/rieul-noun.js';
import { rule as shortForms } from './inflection/short-forms.js';
import { rule as stemYeo } from './inflection/stem-yeo.js';
import { rule as tenseEndings } from './inflection/tense-endings.js';
import { rule as vowelHarmony } from './inflection/vowel-harmony.js';
import { rule as yeoEo } from './inflection/yeo-eo.js';
import { rule as yoParticle } from './inflection/yo-particle.js';
import { rule as addressedPersons } from './punctuation/addressed-persons.js';
import { rule as braces } from './punctuation/braces.js';
import { rule as bracketSpacing } from './punctuation/bracket-spacing.js';
import { rule as calledNames } from './punctuation/called-names.js';
import { rule as chosenQuestions } from './punctuation/chosen-questions.js';
import { rule as colons } from './punctuation/colons.js';
import { rule as commas } from './punctuation/commas.js';
import { rule as commasInLists } from './punctuation/commas-in-lists.js';
import { rule as dashes } from './punctuation/dashes.js';
import { rule as dates } from './punctuation/dates.js';
import { rule as doubledMarks } from './punctuation/doubled-marks.js';
import { rule as ellipses } from './punctuation/ellipses.js';
import { rule as finalMark } from './punctuation/final-mark.js';
import { rule as hiddenMarks } from './punctuation/hidden-marks.js';
import { rule as interjections } from './punctuation/interjections.js';
import { rule as invertedWords } from './punctuation/inverted-words.js';
import { rule as itemNumbers } from './punctuation/item-numbers.js';
import { rule as joinedMarks } from './punctuation/joined-marks.js';
import { rule as limitedPunctuation } from './punctuation/limited-punctuation.js';
import { rule as middleDots } from './punctuation/middle-dots.js';
import { rule as namedDays } from './punctuation/named-days.js';
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
import { rule as boundSuffixes } from './spacing/bound-suffixes.js';
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
import { rule as mothada } from './spacing/mothada.js';
import { rule as namesAndTitles } from './spacing/names-and-titles.js';
import { rule as nounPhrases } from './spacing/noun-phrases.js';
import { rule as objectAndVerb } from './spacing/object-and-verb.js';
import { rule as oneWordNouns } from './spacing/one-word-nouns.js';
import { rule as oneWordVerbs } from './spacing/one-word-verbs.js';
import { rule as quoteParticle } from './spacing/quote-particle.js';
import { rule as spacingAuxiliary } from './spacing/spacing-auxiliary.js';
import { rule as spacingAuxiliaryJoin } from './spacing/spacing-auxiliary-join.js';
import { rule as spacingAuxiliaryNoun } from './spacing/spacing-auxiliary-noun.js';
import { rule as spacingCompound } from './spacing/spacing-compound.js';
import { rule as spacingDependentNoun } from './spacing/spacing-dependent-noun.js';
import { rule as spacingDerived } from './spacing/spacing-derived.js';
import { rule as spacingEnding } from './spacing/spacing-ending.js';
import { rule as spacingListing } from './spacing/spacing-listing.js';
import { rule as spacingNegation } from './spacing/spacing-negation.js';
import { rule as spacingOneWord } from './spacing/spacing-one-word.js';
import { rule as spacingParticle } from './spacing/spacing-particle.js';
import { rule as spacingSecondVerb } from './spacing/spacing-second-verb.js';
import { rule as spacingTitle } from './spacing/spacing-title.js';
import { rule as spacingTwoVerbs } from './spacing/spacing-two-verbs.js';
import { rule as spacingUnit } from './spacing/spacing-unit.js';
import { rule as spacingWords } from './spacing/spacing-words.js';
import { rule as unitsOfNames } from './spacing/units-of-names.js';
import { rule as wordsGrownTogether } from './spacing/words-grown-together.js';
import { rule as writtenNumbers } from './spacing/written-numbers.js';
import { rule as addedSounds } from './spelling/added-sounds.js';
import { rule as adverbRoots } from './spelling/adverb-roots.js';
import { rule as aeE } from './spelling/ae-e.js';
import { rule as causativeStems } from './spelling/causative-stems.js';
import { rule as compoundStems } from './spelling/compound-stems.js';
import { rule as consonantSuffixes } from './spelling/consonant-suffixes.js';
import { rule as dueum } from './spelling/dueum.js';
import { rule as dueumRa } from './spelling/dueum-ra.js';
import { rule as dueumRyeo } from './spelling/dueum-ryeo.js';
import { rule as geumse } from './spelling/geumse.js';
import { rule as hCoda } from './spelling/h-coda.js';
import { rule as hadaEopda } from './spelling/hada-eopda.js';
import { rule as iHi } from './spelling/i-hi.js';
import { rule as latinKeys } from './spelling/latin-keys.js';
import { rule as loneJamo } from './spelling/lone-jamo.js';
import { rule as matchudaPpeotchida } from './spelling/matchuda-ppeotchida.js';
import { rule as mimeticNouns } from './spelling/mimetic-nouns.js';
import { rule as mimeticSuffixes } from './spelling/mimetic-suffixes.js';
import { rule as mimeticVerbs } from './spelling/mimetic-verbs.js';
import { rule as missingSyllables } from './spelling/missing-syllables.js';
import { rule as myeochil } from './spelling/myeochil.js';
import { rule as nounForms } from './spelling/noun-forms.js';
import { rule as nounSuffixes } from './spelling/noun-suffixes.js';
import { rule as originalForms } from './spelling/original-forms.js';
import { rule as originalSounds } from './spelling/original-sounds.js';
import { rule as palatalization } from './spelling/palatalization.js';
import { rule as passiveI } from './spelling/passive-i.js';
import { rule as repeatedSyllables } from './spelling/repeated-syllables.js';
import { rule as rieulCompounds } from './spelling/rieul-compounds.js';
import { rule as saisiot } from './spelling/saisiot.js';
import { rule as shortenedNouns } from './spelling/shortened-nouns.js';
import { rule as siotCoda } from './spelling/siot-coda.js';
import { rule as suffixRoots } from './spelling/suffix-roots.js';
import { rule as tenseSounds } from './spelling/tense-sounds.js';
import { rule as tenseSuffixes } from './spelling/tense-suffixes.js';
import { rule as uiI } from './spelling/ui-i.js';
import { rule as yeE } from './spelling/ye-e.js';
import { rule as yulRyul } from './spelling/yul-ryul.js';
import { rule as barae } from './standard/barae.js';
import { rule as changedVowels } from './standard/changed-vowels.js';
import { rule as darkVowels } from './standard/dark-vowels.js';
import { rule as dialectTurnedStandard } from './standard/dialect-turned-standard.js';
import { rule as farFromOrigin } from './standard/far-from-origin.js';
import { rule as guGo } from './standard/gu-go.js';
import { rule as guGwi } from './standard/gu-gwi.js';
import { rule as homophoneSpellings } from './standard/homophone-spellings.js';
import { rule as kanGan } from './standard/kan-gan.js';
import { rule as longStandard } from './standard/long-standard.js';
import { rule as misrememberedWords } from './standard/misremembered-words.js';
import { rule as mistakenWords } from './standard/mistaken-words.js';
import { rule as nativeWords } from './standard/native-words.js';
import { rule as obsoleteWords } from './standard/obsolete-words.js';
import { rule as oneOfSynonyms } from './standard/one-of-synonyms.js';
import { rule as ordinals } from './standard/ordinals.js';
import { rule as plainSounds } from './standard/plain-sounds.js';
import { rule as ryeogo } from './standard/ryeogo.js';
import { rule as seumnida } from './standard/seumnida.js';
import { rule as shortStandard } from './standard/short-standard.js';
import { rule as similarPronunciations } from './standard/similar-pronunciations.js';
import { rule as simpleVowels } from './standard/simple-vowels.js';
import { rule as sinoWords } from './standard/sino-words.js';
import { rule as strongSounds } from './standard/strong-sounds.js';
import { rule as suSut } from './standard/su-sut.js';
import { rule as umlaut } from './standard/umlaut.js';
import { rule as utWit } from './standard/ut-wit.js';

/** Every rule; where two find the same place the earlier one wins. */
export const RULES: readonly Rule[] = inOrder([
  doublePassive,
  egeE,
  indirectQuote,
  needlessCausative,
  negativeAdverbs,
  pairedAdverbs,
  raisedThings,
  redundantWords,
  repeatedParticles,
  repeatedWords,
  sharedVerb,
  subjectHonorific,
  subjectPredicate,
  tenseAgreement,
  anchida,
  areum,
  bachida,
  baeda,
  bandeusi,
  beollida,
  bichida,
  billida,
  buchida,
  budichida,
  chaeChe,
  cheojida,
  dachida,
  daero,
  dareudaTeullida,
  darida,
  deulleuda,
  deureonaeda,
  dotuda,
  dukkeopda,
  eUi,
  eoreum,
  eotteokhae,
  gaebal,
  gaengsin,
  gareuchida,
  gareum,
  geodhida,
  georeum,
  geotjapda,
  geureomeuro,
  gitdeulda,
  gonyok,
  gyeolje,
  haechida,
  haetbit,
  hanchang,
  hanorago,
  holmom,
  hondong,
  ilcheol,
  ilta,
  imdae,
  ittaga,
  jakdaJeokda,
  jechida,
  jeorida,
  jigeusi,
  jipda,
  jitda,
  jiyang,
  jorida,
  jotda,
  jurida,
  kkeopjil,
  machida,
  maeda,
  majhida,
  mokgeori,
  muchida,
  munan,
  nataNatta,
  neobi,
  neomeo,
  neuniboda,
  neurida,
  noreum,
  piuda,
  roseoRosseo,
  saedaSeda,
  saeuda,
  sagida,
  sarajida,
  sikhida,
  similarVerbs,
  ssahida,
  sseogida,
  tteuida,
  waenWen,
  yurye,
  loanwordCoda,
  loanwordDoubled,
  loanwordF,
  loanwordGlide,
  loanwordLateral,
  loanwordLongVowel,
  loanwordPlosive,
  loanwordSh,
  loanwordTense,
  loanwordVowel,
  loanwords,
  addedToEndings,
  anAnh,
  bieupIrregular,
  contractedPast,
  deonDeun,
  doeDwae,
  eyoYeyo,
  ganeunghanHan,
  geureogo,
  gwiEo,
  gwoeContraction,
  hajiChi,
  heardCodas,
  honorificEndings,
  janChan,
  josaShape,
  liaisonSpelling,
  neunji,
  numerals,
  pastCoda,
  pronounGa,
  raeRe,
  recalledDe,
  regularStems,
  reoRyeo,
  reuIrregular,
  rieulDrop,
  rieulNoun,
  shortForms,
  stemYeo,
  tenseEndings,
  vowelHarmony,
  yeoEo,
  yoParticle,
  addressedPersons,
  braces,
  bracketSpacing,
  calledNames,
  chosenQuestions,
  colons,
  commas,
  commasInLists,
  dashes,
  dates,
  doubledMarks,
  ellipses,
  finalMark,
  hiddenMarks,
  interjections,
  invertedWords,
  itemNumbers,
  joinedMarks,
  limitedPunctuation,
  middleDots,
  namedDays,
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
  boundSuffixes,
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
  mothada,
  namesAndTitles,
  nounPhrases,
  objectAndVerb,
  oneWordNouns,
  oneWordVerbs,
  quoteParticle,
  spacingAuxiliary,
  spacingAuxiliaryJoin,
  spacingAuxiliaryNoun,
  spacingCompound,
  spacingDependentNoun,
  spacingDerived,
  spacingEnding,
  spacingListing,
  spacingNegation,
  spacingOneWord,
  spacingParticle,
  spacingSecondVerb,
  spacingTitle,
  spacingTwoVerbs,
  spacingUnit,
  spacingWords,
  unitsOfNames,
  wordsGrownTogether,
  writtenNumbers,
  addedSounds,
  adverbRoots,
  aeE,
  causativeStems,
  compoundStems,
  consonantSuffixes,
  dueum,
  dueumRa,
  dueumRyeo,
  geumse,
  hCoda,
  hadaEopda,
  iHi,
  latinKeys,
  loneJamo,
  matchudaPpeotchida,
  mimeticNouns,
  mimeticSuffixes,
  mimeticVerbs,
  missingSyllables,
  myeochil,
  nounForms,
  nounSuffixes,
  originalForms,
  originalSounds,
  palatalization,
  passiveI,
  repeatedSyllables,
  rieulCompounds,
  saisiot,
  shortenedNouns,
  siotCoda,
  suffixRoots,
  tenseSounds,
  tenseSuffixes,
  uiI,
  yeE,
  yulRyul,
  barae,
  changedVowels,
  darkVowels,
  dialectTurnedStandard,
  farFromOrigin,
  guGo,
  guGwi,
  homophoneSpellings,
  kanGan,
  longStandard,
  misrememberedWords,
  mistakenWords,
  nativeWords,
  obsoleteWords,
  oneOfSynonyms,
  ordinals,
  plainSounds,
  ryeogo,
  seumnida,
  shortStandard,
  similarPronunciations,
  simpleVowels,
  sinoWords,
  strongSounds,
  suSut,
  umlaut,
  utWit,
]);
