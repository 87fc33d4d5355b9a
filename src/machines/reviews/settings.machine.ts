import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Draft } from '../../domain/kernel/record.ts'
import { wording } from '../../domain/reviews/areaWording.ts'
import type { ReviewSettings } from '../../domain/reviews/nouns.ts'
import { settingsFields } from '../../domain/reviews/settings.fields.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { loadingStates } from '../kit/loading.ts'
import { port, provided } from '../kit/port.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { SaveRecord } from '../kit/recordFormShape.ts'
import { tell } from '../kit/tell.ts'
import type { ReviewPorts } from './reviews.ports.ts'

/** There is one of a client. */
interface Settings extends ReviewSettings {
  readonly id: string
}
type SettingsDraft = Draft<typeof settingsFields.fields>

/** The form of the settings (`kit/recordForm.machine.ts`). */
export const reviewSettingsForm = recordForm<SettingsDraft, Settings, null, Settings>({
  id: 'reviewSettingsForm',
  ...settingsFields,
  messages: { saved: wording.settingsSaved, failed: wording.settingsFailed },
})

/**
 * The page on which an admin says how reviews go here, while it is open.
 *
 * Rules it keeps: read each time the page opens; what was saved is what is changed next; somebody else's change is laid
 * beside; who may start reviews is asked anew after a change.
 *
 * Events: `settings.opened`, `settings.left`, `retry.asked`. Reads: `context.failure`, `children.form`,
 * `matches('closed' | 'loading' | 'editing' | 'failed')`. Emits `toast`. System id: `reviewSettings`.
 */
interface Context {
  /** As they are saved; null until they are read. */
  readonly settings: Settings | null
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'settings.opened' }
  | { readonly type: 'settings.left' }
  | { readonly type: 'retry.asked' }

type Load = ReviewPorts['loadSettings']

export const reviewSettingsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { form: 'form'; loadSettings: 'loadSettings' }
  },
  actors: { form: reviewSettingsForm.machine, loadSettings: port<Load>('loadSettings') },
  guards: { succeeded, isSaved },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, settings: ReviewSettings) => ({ settings: asRecord(settings), failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    tellChanged: enqueueActions((speaking) => tell(speaking, 'reviewChoices', { type: 'news.heard' })),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions((speaking) =>
      tell(speaking, 'navigation', { type: 'unsaved.ended', by: reviewSettingsForm.machine.id }),
    ),
  },
}).createMachine({
  id: 'reviewSettings',
  context: { settings: null, failure: null },
  initial: 'closed',
  on: { 'settings.left': '.closed' },
  states: {
    closed: { on: { 'settings.opened': 'loading' } },
    ...loadingStates<Load>()({ load: 'loadSettings', to: 'editing', keep: 'keep' }),
    editing: {
      exit: 'tellClosed',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { settings } }) =>
          reviewSettingsForm.inputOf({ scope: null, id: asked, base: settings, blank: settingsFields.blank }),
        ...concluding<Settings | null>()({
          when: 'isSaved',
          to: 'saved',
          keep: 'keep',
          and: 'tellChanged',
          otherwise: 'loading',
          failed: wording.settingsFailed,
        }),
      },
    },
    // The form begins anew, on what was saved.
    saved: { always: 'editing' },
  },
})

export type ReviewSettingsActor = ActorRefFrom<typeof reviewSettingsMachine>

const asked = 'settings'
const asRecord = (settings: ReviewSettings): Settings => ({ ...settings, id: asked })

type Ports = Pick<ReviewPorts, 'loadSettings' | 'saveSettings'>

export const providedSettings = ({ loadSettings, saveSettings }: Ports) => {
  const save: SaveRecord<SettingsDraft, Settings, null, Settings> = async ({ base, draft }, signal) =>
    Result.map(await saveSettings({ ...settingsFields.toSaved(draft), version: base?.version ?? 0 }, signal), asRecord)
  return reviewSettingsMachine.provide({
    actors: {
      form: reviewSettingsForm.provide({
        save,
        loadTheirs: async (_, signal) =>
          Result.map(await loadSettings(undefined, signal), (settings) => {
            const record = asRecord(settings)
            return { record, answer: record }
          }),
      }),
      loadSettings: provided(loadSettings),
    },
  })
}
