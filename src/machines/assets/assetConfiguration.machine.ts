import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { AssetConfiguration, ConfigurationUses } from '../../domain/assets/configuration/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answerOf, isConfirmed, isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { settling, withEvent, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { AssetPorts, ConfigurationKind, ConfiguredItem } from './assets.ports.ts'
import { blankItem, configurationForm, itemsOf } from './configurationForm.ts'

/**
 * The places where assets are, and the kinds of them: read once a page of the register opens, since every form and filter offers them.
 *
 * Rules it keeps: one piece of work at a time; one that is in use is not deleted, but merged into another of its kind, and
 * what names it is told before; what the server answers takes its place at once.
 *
 * Events: `configuration.opened`, `retry.asked`, `news.heard`; `addition.asked {kind, id}`, `change.asked {kind, item}`, `removal.asked {kind, item}`; while
 * asking where to: `into.chosen {id}`, `merge.asked`, `dialog.cancelled`. Reads: `context.{configuration, failure, kind,
 * item, newId, uses, into, refusal}`; `matches({ reading })`, `matches({ working })`; `children.{form, confirmation}`.
 * Emits `toast`. Tells its parent `configuration.merged`. System id: `assetConfiguration`.
 */
interface Context {
  readonly configuration: AssetConfiguration
  readonly failure: Failure | null
  readonly kind: ConfigurationKind
  /** What is worked on; null for a new one. */
  readonly item: ConfiguredItem | null
  readonly newId: string | null
  readonly uses: ConfigurationUses | null
  readonly into: string | null
  readonly refusal: string | null
}

interface Of {
  readonly kind: ConfigurationKind
  readonly item: ConfiguredItem
}

export type AssetConfigurationEvent =
  | { readonly type: 'configuration.opened' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'addition.asked'; readonly kind: ConfigurationKind; readonly id: string }
  | ({ readonly type: 'change.asked' } & Of)
  | ({ readonly type: 'removal.asked' } & Of)
  | { readonly type: 'into.chosen'; readonly id: string }
  | { readonly type: 'merge.asked' }
  | { readonly type: 'dialog.cancelled' }

type Removed = PortInput<AssetPorts['removeConfigured']>

export const configuredRemoval = questionOf<Removed, void>()

const failedToDelete = (kind: ConfigurationKind): string =>
  kind === 'location' ? wording.locationDeleteFailed : wording.categoryDeleteFailed

const itemIn = ({ item }: Context): ConfiguredItem => item as ConfiguredItem

const removalQuestion = (context: Context): QuestionAbout<Removed> => {
  const { kind } = context
  const { id, name, version } = itemIn(context)
  return {
    title: `Delete ${name}`,
    text: 'It is not in use. This cannot be undone.',
    confirmLabel: kind === 'location' ? 'Delete location' : 'Delete category',
    tone: 'danger',
    failure: failedToDelete(kind),
    subject: { kind, id, version },
  }
}

const resting = { item: null, newId: null, uses: null, into: null, refusal: null }

const replaced = (
  { configuration, kind }: Context,
  change: (items: ReadonlyArray<ConfiguredItem>) => ReadonlyArray<ConfiguredItem>,
): { readonly configuration: AssetConfiguration } => ({
  configuration: {
    ...configuration,
    [kind === 'location' ? 'locations' : 'categories']: change(itemsOf(configuration, kind)),
  },
})

const byName = (one: ConfiguredItem, other: ConfiguredItem): number => one.name.localeCompare(other.name)

export const assetConfigurationMachine = setup({
  types: {} as {
    context: Context
    events: AssetConfigurationEvent
    emitted: Toast
    tags: 'busy'
    children: {
      unsaved: 'unsaved'
      form: 'form'
      confirmation: 'confirmation'
      loadConfiguration: 'loadConfiguration'
      loadUses: 'loadUses'
      mergeConfigured: 'mergeConfigured'
    }
  },
  actors: {
    unsaved: unsavedGuard,
    form: configurationForm.machine,
    confirmation: configuredRemoval.machine,
    loadConfiguration: port<AssetPorts['loadConfiguration']>('loadConfiguration'),
    loadUses: port<AssetPorts['loadUses']>('loadUses'),
    mergeConfigured: port<AssetPorts['mergeConfigured']>('mergeConfigured'),
  },
  guards: {
    succeeded,
    isSaved,
    isConfirmed,
    isUnused: (_: unknown, answer: Result.Result<ConfigurationUses, Failure>) =>
      succeeded(_, answer) && answerOf(answer).total === 0,
    hasTarget: ({ context }) => context.into !== null,
  },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, configuration: AssetConfiguration) => ({ configuration, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, { kind, item }: Of) => ({ ...resting, kind, item })),
    beginNew: assign((_, { kind, id }: { kind: ConfigurationKind; id: string }) => ({ ...resting, kind, newId: id })),
    rest: assign(resting),
    take: assign(({ context }, item: ConfiguredItem) =>
      replaced(context, (items) => [...items.filter(({ id }) => id !== item.id), item].sort(byName)),
    ),
    drop: assign(({ context }) => replaced(context, (items) => items.filter(({ id }) => id !== context.item?.id))),
    keepUses: assign((_, uses: ConfigurationUses) => ({ uses })),
    choose: assign((_, { id }: { id: string }) => ({ into: id, refusal: null })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failedBecause(wording.mergeFailed, failure) })),
    sayInPassing: enqueueActions(({ context, ...speaking }, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(failedToDelete(context.kind), failure) }),
    ),
    tellDeleted: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, {
        kind: 'success',
        text: context.kind === 'location' ? wording.locationDeleted : wording.categoryDeleted,
      }),
    ),
    tellMerged: enqueueActions(({ enqueue, self, system }) => {
      announce({ enqueue, system }, { kind: 'success', text: wording.merged })
      tellParent({ enqueue, self }, { type: 'configuration.merged' })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: configurationForm.machine.id }),
    ),
  },
}).createMachine({
  id: 'assetConfiguration',
  context: { configuration: { locations: [], categories: [] }, failure: null, kind: 'location', ...resting },
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      states: {
        // A person who may only see what they hold may not read it.
        closed: { on: { 'configuration.opened': 'loading' } },
        ...loadingStates<AssetPorts['loadConfiguration']>()({ load: 'loadConfiguration', keep: 'keep' }),
        showing: { on: { 'news.heard': 'renewing' } },
        renewing: {
          on: { 'news.heard': { target: 'renewing', reenter: true } },
          invoke: {
            id: 'loadConfiguration',
            src: 'loadConfiguration',
            ...settling<AssetPorts['loadConfiguration']>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'rest',
          on: {
            'addition.asked': { target: 'editing', actions: withEvent('beginNew') },
            'change.asked': { target: 'editing', actions: withEvent('begin') },
            'removal.asked': { target: 'asking', actions: withEvent('begin') },
          },
        },
        editing: {
          exit: 'tellClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { kind, item, newId, configuration } }) => {
              const id = item?.id ?? newId ?? ''
              const scope = { kind, id, locations: configuration.locations }
              return configurationForm.inputOf({ scope, id, base: item, blank: blankItem })
            },
            ...concluding<ConfiguredItem | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              otherwise: 'resting',
              failed: wording.locationFailed,
            }),
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'loadUses',
            src: 'loadUses',
            input: ({ context }) => ({ kind: context.kind, id: itemIn(context).id }),
            ...settling<AssetPorts['loadUses']>()({
              to: 'choosing',
              keep: 'keepUses',
              first: { guard: withOutput('isUnused'), target: 'removing' },
              otherwise: 'resting',
              why: 'sayInPassing',
            }),
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => removalQuestion(context),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: 'resting',
              and: ['tellDeleted', 'drop'],
              otherwise: 'resting',
              failed: wording.locationDeleteFailed,
            }),
          },
        },
        choosing: {
          invoke: {
            id: 'unsaved',
            src: 'unsaved',
            input: {
              by: 'assetConfiguration/merge',
              isUnsaved: ({ context }) => context.into !== null,
              leave: { type: 'dialog.cancelled' },
            },
            onError: {},
          },
          on: {
            'into.chosen': { actions: withEvent('choose') },
            'merge.asked': [{ guard: 'hasTarget', target: 'merging' }, {}],
            'dialog.cancelled': 'resting',
          },
        },
        merging: {
          tags: 'busy',
          invoke: {
            id: 'mergeConfigured',
            src: 'mergeConfigured',
            input: ({ context }) => {
              const { id, version } = itemIn(context)
              return { kind: context.kind, id, version, into: context.into ?? '' }
            },
            ...settling<AssetPorts['mergeConfigured']>()({
              to: 'resting',
              keep: 'keep',
              and: 'tellMerged',
              otherwise: 'choosing',
              why: 'sayWhy',
            }),
          },
        },
      },
    },
  },
})

export type AssetConfigurationActor = ActorRefFrom<typeof assetConfigurationMachine>
