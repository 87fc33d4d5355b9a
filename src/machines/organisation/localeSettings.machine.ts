import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { localeFrom } from '../../domain/organisation/locale.ts'
import type { CompanyLocale, LocaleSettings, OwnLocale } from '../../domain/organisation/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { LocalePorts } from './localeSettings.ports.ts'

/**
 * How days and numbers are written: for the client by an admin, and for oneself. A choice takes effect at once, on every page.
 *
 * Rules it keeps: what is chosen shows before the server has answered; one change is saved at a time, and what is chosen
 * meanwhile is saved after it; when the server refuses (somebody else has changed the client's meanwhile) it says so and what
 * is there now is read and stands again.
 *
 * Events: `page.shown`, `retry.asked`, `company.changed {change}`, `own.changed {change}`. Reads: `context.settings` (null until it is
 * known); `matches('loading' | 'resting' | 'savingCompany' | 'savingOwn' | 'failed')`. Emits `toast`; tells the readiness
 * `locale.changed {locale}`. System id: `organisation/locale`.
 */
interface Context {
  readonly settings: LocaleSettings | null
  /** What was chosen since it was last sent. */
  readonly behind: ReadonlyArray<'company' | 'own'>
}

type Event =
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'company.changed'; readonly change: Partial<CompanyLocale> }
  | { readonly type: 'own.changed'; readonly change: Partial<OwnLocale> }

type Part = Context['behind'][number]

const withPart = ({ behind }: Context, part: Part): Context['behind'] =>
  behind.includes(part) ? behind : [...behind, part]

const known = ({ settings }: Context) => settings as LocaleSettings

const meanwhile = {
  'company.changed': { actions: withEvent('chooseCompany') },
  'own.changed': { actions: withEvent('chooseOwn') },
} as const

export const localeSettingsMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast },
  actors: {
    loadLocale: port<LocalePorts['loadLocale']>('loadLocale'),
    saveCompanyLocale: port<LocalePorts['saveCompanyLocale']>('saveCompanyLocale'),
    saveOwnLocale: port<LocalePorts['saveOwnLocale']>('saveOwnLocale'),
  },
  guards: {
    succeeded,
    isKnown: ({ context }: { context: Context }) => context.settings !== null,
    isBehind: ({ context }: { context: Context }, part: Part) => context.behind.includes(part),
  },
  actions: {
    keep: assign((_, settings: LocaleSettings) => ({ settings, behind: [] })),
    keepSaved: assign(({ context }, { company, own }: LocaleSettings) => {
      const chosen = known(context)
      return {
        settings: {
          company: context.behind.includes('company') ? { ...chosen.company, version: company.version } : company,
          own: context.behind.includes('own') ? chosen.own : own,
        },
      }
    }),
    send: assign(({ context }, part: Part) => ({ behind: context.behind.filter((one) => one !== part) })),
    chooseCompany: assign(({ context }, { change }: { change: Partial<CompanyLocale> }) => ({
      settings: { ...known(context), company: { ...known(context).company, ...change } },
      behind: withPart(context, 'company'),
    })),
    chooseOwn: assign(({ context }, { change }: { change: Partial<OwnLocale> }) => ({
      settings: { ...known(context), own: { ...known(context).own, ...change } },
      behind: withPart(context, 'own'),
    })),
    tellSession: enqueueActions(({ enqueue, system, context }) =>
      tell({ enqueue, system }, 'readiness', { type: 'locale.changed', locale: localeFrom(known(context)) }),
    ),
    sayWhy: enqueueActions(({ enqueue, system }, failure: Failure) =>
      announce({ enqueue, system }, { kind: 'error', text: failureSentence(failure) }),
    ),
  },
}).createMachine({
  id: 'locale',
  context: { settings: null, behind: [] },
  initial: 'loading',
  states: {
    loading: {
      // Read again for a page that shows what is known: a choice does not wait for that.
      on: {
        'company.changed': [{ guard: 'isKnown', target: 'savingCompany', actions: withEvent('chooseCompany') }, {}],
        'own.changed': [{ guard: 'isKnown', target: 'savingOwn', actions: withEvent('chooseOwn') }, {}],
      },
      invoke: {
        id: 'loadLocale',
        src: 'loadLocale',
        ...settling<LocalePorts['loadLocale']>()({ to: 'resting', keep: 'keep', otherwise: 'failed' }),
      },
    },
    failed: { on: { 'retry.asked': 'loading', 'page.shown': 'loading' } },
    resting: {
      always: [
        { guard: { type: 'isBehind', params: 'company' }, target: 'savingCompany' },
        { guard: { type: 'isBehind', params: 'own' }, target: 'savingOwn' },
      ],
      on: {
        'page.shown': 'loading',
        'company.changed': { target: 'savingCompany', actions: withEvent('chooseCompany') },
        'own.changed': { target: 'savingOwn', actions: withEvent('chooseOwn') },
      },
    },
    savingCompany: {
      tags: 'busy',
      entry: { type: 'send', params: 'company' },
      on: meanwhile,
      invoke: {
        id: 'saveCompanyLocale',
        src: 'saveCompanyLocale',
        input: ({ context }) => known(context).company,
        ...settling<LocalePorts['saveCompanyLocale']>()({
          to: 'resting',
          keep: 'keepSaved',
          and: 'tellSession',
          otherwise: 'loading',
          why: 'sayWhy',
        }),
      },
    },
    savingOwn: {
      tags: 'busy',
      entry: { type: 'send', params: 'own' },
      on: meanwhile,
      invoke: {
        id: 'saveOwnLocale',
        src: 'saveOwnLocale',
        input: ({ context }) => known(context).own,
        ...settling<LocalePorts['saveOwnLocale']>()({
          to: 'resting',
          keep: 'keepSaved',
          and: 'tellSession',
          otherwise: 'loading',
          why: 'sayWhy',
        }),
      },
    },
  },
})

export type LocaleSettingsActor = ActorRefFrom<typeof localeSettingsMachine>
