import type { Onboarding } from '../../../src/domain/onboarding/nouns.ts'
import { stageNamed } from '../../../src/domain/onboarding/stageWords.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { changedBy } from '../../../src/machines/onboarding/changes.ts'
import type { Act, Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  button,
  choosesFile,
  clicks,
  complementary,
  dialog,
  done,
  gone,
  heading,
  labelled,
  link,
  navigation,
  presses,
  progressbar,
  status,
  text,
  there,
  truly,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'

const page = heading('Account setup')
const welcomed = dialog('Add Your Company Logo')
const uploader = dialog('Company logo')
const unreadable = text('Account setup could not be loaded')
const reading = status('Loading the steps')

/** As the model has it. */
const begun: Onboarding = {
  status: 'Pending',
  stages: [
    { type: 'logo', status: 'Pending' },
    { type: 'policies', status: 'Pending' },
  ],
  employeesSeenWelcome: [],
}

const recordIn = ({ snapshot: { context } }: Moment): Onboarding | null => changedBy(context.base, context.pending)
const statusOf = (record: Onboarding | null, stage: string) => record?.stages.find(({ type }) => type === stage)?.status

/** The welcome is a machine of its own, which shows or does not. */
const isGreeting = ({ snapshot: { children } }: Moment): boolean => children.welcome?.getSnapshot().value === 'showing'

/** A dialog lies over the page, so that nothing else can be pressed. */
const isCovered = (moment: Moment): boolean => isGreeting(moment) || moment.snapshot.matches({ dialog: 'uploading' })

const unlessCovered =
  (acts: (moment: Moment) => ReadonlyArray<Act> | null) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isCovered(moment) ? null : acts(moment)

const outputOf = ({ event }: Moment): unknown => (event as unknown as { output: { success: unknown } }).output.success

/** Each stage says by its button how it stands. */
const stages = (moment: Moment): ReadonlyArray<Sight> =>
  (recordIn(moment)?.stages ?? []).map(({ type, status }) =>
    there(button(`${status === 'Pending' ? 'Mark as done' : 'Reopen'} ${stageNamed(type).title}`)),
  )

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { context } = moment.snapshot
  if (recordIn(moment) !== null)
    return [there(page), there(progressbar('Steps done')), ...stages(moment), gone(unreadable), gone(reading)]
  return context.isKnown
    ? [there(text('Nothing to set up')), gone(progressbar('Steps done'))]
    : [gone(progressbar('Steps done')), ...(context.failure === null ? [there(reading)] : [])]
}

/**
 * The page reads the record again when it shows, unless the readiness is still at it. The page's title stands there while its
 * code is loaded as well: a reading that fails before the machine runs would be another walk.
 */
const onPage = (who: string, readBefore: boolean): Scene => ({
  who,
  path: pathTo('accountSetup'),
  begin: readBefore
    ? [
        answers('loadOnboarding', done(begun)),
        answers('loadBootstrap', truly),
        answers('loadOnboarding', done(begun)),
        until(there(page)),
      ]
    : [answers('loadBootstrap', truly), until(there(reading))],
})

/** § 4 Account set-up: its page, the welcome and the logo's dialog over it. */
export const onboardingDriver: Driver = {
  machine: 'onboarding',
  scenes: {
    'an admin of a new client': onPage('ada', true),
    'an admin, with the record still to be read': onPage('ada', false),
    'an admin of a client that has a logo': onPage('ava', true),
  },
  calls: {
    loadBootstrap: { method: 'GET', url: /\/bootstrapApplication$/ },
    loadOnboarding: { method: 'GET', url: /\/tenantonboarding$/ },
    saveOnboarding: { method: 'PUT', url: /\/tenantonboarding$/ },
    uploadLogo: { method: 'POST', url: /\/TenantOnboarding\/logo$/ },
  },
  successes: {
    loadOnboarding: (moment) => done(outputOf(moment)),
    saveOnboarding: (moment) => done(outputOf(moment)),
  },
  acts: {
    'stage.asked: a stage is done': unlessCovered((moment) =>
      statusOf(recordIn(moment), 'policies') === 'Pending' ? [clicks(button('Mark as done Company policies'))] : null,
    ),
    'logo.asked': unlessCovered(({ snapshot }) =>
      // A welcome that does not show has ended before anybody could press anything.
      snapshot.matches({ dialog: 'welcoming' }) ? null : [clicks(button(/logo$/, complementary()))],
    ),
    'page.shown': unlessCovered((moment) =>
      recordIn(moment)?.stages.some(({ status }) => status === 'Pending')
        ? [
            clicks(link('Home', navigation('Main'))),
            until(gone(page)),
            clicks(link(/^Account Setup/)),
            until(there(page)),
          ]
        : null,
    ),
    'retry.asked': unlessCovered(({ snapshot: { context } }) =>
      context.isKnown ? null : [clicks(button('Try again'))],
    ),
    'xstate.done.actor.welcome: add a logo': [clicks(button('Upload', welcomed))],
    'xstate.done.actor.welcome: not now': [presses('Escape')],
    'xstate.done.actor.welcome: it is not shown': [],
    'xstate.done.actor.logoUpload: a logo is uploaded': [
      choosesFile(labelled('File', uploader), fileNamed('logo.svg')),
      clicks(button('Upload', uploader)),
      answers('uploadLogo', done('/favicon.svg')),
    ],
    'xstate.done.actor.logoUpload: it is closed': [clicks(button('Cancel', uploader))],
  },
  sights: {
    'onboarding.record.starting': [],
    // What was read before stays until the new is there.
    'onboarding.record.loading': shown,
    'onboarding.record.resting': (moment) => {
      const { isKnown, failure } = moment.snapshot.context
      return failure !== null && !isKnown ? [there(unreadable), there(button('Try again'))] : shown(moment)
    },
    // It shows at once, before the server has said anything.
    'onboarding.record.saving': shown,
    'onboarding.dialog.waiting': [gone(welcomed), gone(uploader)],
    'onboarding.dialog.welcoming': (moment) => [isGreeting(moment) ? there(welcomed) : gone(welcomed)],
    'onboarding.dialog.closed': ({ event: { type, output } }) => [
      gone(welcomed),
      gone(uploader),
      ...(type === 'xstate.done.actor.logoUpload' && output !== null
        ? [there(text('Logo uploaded successfully'))]
        : []),
    ],
    'onboarding.dialog.uploading': [there(uploader), gone(welcomed)],
  },
  beyond: {
    'stage.asked: a stage nobody knows': 'The page has a row for each stage of the record, and for no other.',
    'stage.asked: without a status': 'Each button of the page says type and status.',
    'onboarding · stage.asked → stays': 'Each button of the page says type and status.',
    'onboarding.dialog.welcoming · logo.asked → onboarding.dialog.uploading':
      'The welcome lies over everything; its own button leads to the logo.',
  },
}
