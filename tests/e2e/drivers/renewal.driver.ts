import { entryProblems } from '../../../src/domain/certifications/entryDraft.ts'
import { certificationFileRule } from '../../../src/domain/certifications/files.ts'
import { denials } from '../../../src/domain/certifications/wording.ts'
import { problemSentence } from '../../../src/domain/kernel/fileChoice.ts'
import { standardLocale, writtenDay } from '../../../src/domain/kernel/locale.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { successMessage } from '../../../src/machines/certifications/renewal.ts'
import type { Act, Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  busy,
  button,
  choosesFile,
  clicks,
  clicksIfThere,
  dialog,
  done,
  fills,
  gone,
  labelled,
  menuitem,
  progressbar,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { certificationOf, entered, renewed } from '../../scenarios/certifications.scenario.ts'
import { fileNamed } from './filesOffered.ts'

/** Of the demo: one that Eve may renew, and one that she has handed in and her manager looks at. */
const entry = dialog('Renew Working at heights')
const check = dialog('Traffic control of Eve Marlowe')
const expires = labelled(/^Expires/, entry)
const because = labelled('Why it is declined', check)
const handIn = button('Submit', entry)
const noFile = text('Add at least one file as evidence.', entry)

/** As the field shows a day. */
const written = (day: string): string => (day === '' ? '' : writtenDay(standardLocale, day))

const contextOf = ({ snapshot: { context } }: Moment) => context
const around = (moment: Moment) => (contextOf(moment).subject.kind === 'entry' ? entry : check)
const hasFile = (moment: Moment): boolean => contextOf(moment).files.length > 0

const opening = (certification: string, action: string, then: ReadonlyArray<Act>): ReadonlyArray<Act> => [
  clicks(button(`Actions for ${certification}`)),
  clicks(menuitem(action)),
  ...then,
]

/** A driver offers a file of its own date each time: the same one twice would be two. */
const offersCard = (moment: Moment): ReadonlyArray<Act> | null =>
  hasFile(moment) ? null : [choosesFile(labelled('Files', entry), fileNamed('card.pdf'))]

const wrongs = (moment: Moment): ReadonlyArray<Sight> => {
  const { problem, refusal, hasTried } = contextOf(moment)
  const all = [
    ...(problem === null ? [] : [problemSentence(certificationFileRule, problem)]),
    ...(refusal === null ? [] : [refusal]),
  ]
  return [
    ...all.map((saying: string) => there(text(saying, around(moment)))),
    ...(all.length === 0 && !hasTried ? [gone(alert(undefined, around(moment)))] : []),
  ]
}

const scene = (who: string, begin: ReadonlyArray<Act>): Scene => ({
  who,
  path: `${pathTo('certifications')}?q=marlowe`,
  begin,
})

/** A certification on its way to counting: handed in by its holder, and looked at by its verifier. */
export const renewalDriver: Driver = {
  machine: 'renewal',
  scenes: {
    'an employee hands in a renewal': scene(
      'eve',
      opening('Working at heights of Eve Marlowe', 'Submit renewal…', [
        until(there(entry)),
        fills(expires, written(entered.entry.expiryDay)),
      ]),
    ),
    // An admin sees it as her manager does.
    'a manager looks at what was handed in': scene(
      'ava',
      opening('Traffic control of Eve Marlowe', 'Verify or decline…', []),
    ),
  },
  calls: {
    add: { method: 'POST', url: /\/api\/[^/]+\/certifications$/ },
    answer: { method: 'POST', url: /\/certifications\/[^/]+\/verification$/ },
  },
  successes: { add: done(renewed), answer: done(certificationOf({ version: 3 })) },
  acts: {
    'entry.changed': ({ event }) => [fills(expires, written(event.change.expiryDay))],
    'files.offered: a certificate': offersCard,
    'files.offered: a film': [choosesFile(labelled('Files', entry), fileNamed('card.mov'))],
    'file.removed': (moment) => (hasFile(moment) ? [clicks(button('Delete card.pdf', entry))] : null),
    'entry.submitted': [clicks(handIn)],
    'upload.progressed': () => null,
    'because.typed': ({ event }) => [fills(because, event.because)],
    'verify.asked': [clicks(button('Verify', check))],
    'decline.asked': [clicks(button('Decline', check))],
    // With something filled in, the person is asked first.
    'renewal.left': (moment) => [
      clicks(button('Cancel', around(moment))),
      clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
    ],
  },
  sights: {
    'renewal.starting': [],
    'renewal.filling': (moment) => {
      const { entry: typed, hasTried } = contextOf(moment)
      const { expiryDay } = entryProblems(typed)
      const isTold = expiryDay !== undefined && (hasTried || typed.expiryDay !== '')
      return [
        there(expires, { holding: written(typed.expiryDay), ...(isTold && { describedAs: expiryDay }) }),
        hasFile(moment) ? there(text('card.pdf', entry)) : gone(text('card.pdf', entry)),
        hasTried && !hasFile(moment) ? there(noFile) : gone(noFile),
        ...wrongs(moment),
      ]
    },
    'renewal.sending': [busy(handIn), there(progressbar('Uploading', entry)), gone(button('Delete card.pdf', entry))],
    'renewal.checking': (moment) => {
      const { because: typed, hasTried } = contextOf(moment)
      const isAsked = hasTried && typed.trim() === ''
      return [
        there(because, { holding: typed }),
        isAsked ? there(text(denials.reasonMissing, check)) : gone(text(denials.reasonMissing, check)),
        ...wrongs(moment),
      ]
    },
    'renewal.answering': [busy(button('Verify', check)), gone(alert(undefined, check))],
    'renewal.done': (moment) => [gone(around(moment)), there(text(successMessage(contextOf(moment))))],
    'renewal.left': (moment) => [gone(around(moment))],
  },
  beyond: {
    'upload.progressed': 'A call that is held sends nothing on; `certifications.spec.ts` sends real files.',
  },
}
