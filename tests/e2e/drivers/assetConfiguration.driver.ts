import type { AssetConfiguration } from '../../../src/domain/assets/configuration/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { ConfigurationKind, ConfiguredItem } from '../../../src/machines/assets/assets.ports.ts'
import { itemsOf } from '../../../src/machines/assets/configurationForm.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  busy,
  button,
  clicks,
  combobox,
  denied,
  dialog,
  done,
  fills,
  gone,
  list,
  main,
  presses,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'

const unreadable = text('The configuration could not be loaded')
const add = { location: button('Add location'), category: button('Add category') }
const lists = { location: list('Locations'), category: list('Categories') }
const save = button(/^Save/, main())

const contextOf = ({ snapshot: { context } }: Moment) =>
  context as {
    readonly configuration: AssetConfiguration
    readonly kind: ConfigurationKind
    readonly item: ConfiguredItem | null
    readonly into: string | null
  }

const isThere = ({ snapshot }: Moment): boolean =>
  snapshot.matches({ reading: 'showing' }) && snapshot.matches({ working: 'resting' })

const kindIn = ({ event }: Moment): ConfigurationKind => (event as unknown as { kind: ConfigurationKind }).kind

const beside =
  (verb: string) =>
  (moment: Moment): ReadonlyArray<Act> | null => {
    const { item } = moment.event as unknown as { readonly item: ConfiguredItem }
    return isThere(moment) ? [clicks(button(`${verb} ${item.name}`))] : null
  }

const merging = (moment: Moment) => {
  const inUse = dialog(`“${contextOf(moment).item?.name}” is in use`)
  return { inUse, yes: button(/^Merge/, inUse), no: button('Cancel', inUse), where: combobox('Merge into', inUse) }
}

const deleting = (moment: Moment) => {
  const { kind, item } = contextOf(moment)
  const asked = dialog(`Delete ${item?.name}`)
  return { asked, yes: button(`Delete ${kind}`, asked), no: button('Cancel', asked) }
}

const choices = (moment: Moment) => {
  const { configuration, kind, item } = contextOf(moment)
  return itemsOf(configuration, kind).filter(({ id }) => id !== item?.id)
}

const shown = (moment: Moment): ReadonlyArray<Sight> => {
  const { configuration, item } = contextOf(moment)
  const isWritten = moment.snapshot.matches({ working: 'editing' })
  return [
    gone(unreadable),
    ...(['location', 'category'] as const).flatMap((kind) => {
      const items = itemsOf(configuration, kind)
      // What is written stands in its place.
      const plain = items.filter(({ id }) => !isWritten || id !== item?.id)
      return items.length === 0
        ? [gone(lists[kind])]
        : plain.map(({ name }) => there(button(`Edit ${name}`, lists[kind])))
    }),
  ]
}

/** § 7 Where assets are, and of what kind: written, deleted, or merged where something names them. */
export const assetConfigurationDriver: Driver = {
  machine: 'assetConfiguration',
  scenes: { 'somebody who manages assets': { who: 'ava', path: pathTo('assetSettings'), begin: [] } },
  calls: {
    loadConfiguration: { method: 'GET', url: /\/assetConfiguration$/ },
    loadUses: { method: 'GET', url: /\/assetConfiguration\/[^/]+\/[^/]+\/uses$/ },
    mergeConfigured: { method: 'POST', url: /\/assetConfiguration\/[^/]+\/[^/]+\/merge$/ },
    save: { method: 'POST', url: /\/assetConfiguration\/(locations|categories)$/ },
    remove: { method: 'DELETE', url: /\/assetConfiguration\/(locations|categories)\/[^/]+$/ },
  },
  successes: Object.fromEntries(
    ['loadConfiguration', 'loadUses', 'mergeConfigured'].map((call) => [
      call,
      ({ event }: Moment) => done((event as unknown as { output: { success: unknown } }).output.success),
    ]),
  ),
  acts: {
    // It comes with the page.
    'configuration.opened': [],
    'retry.asked': [clicks(button('Try again'))],
    'news.heard': () => null,
    'addition.asked': (moment) => (isThere(moment) ? [clicks(add[kindIn(moment)])] : null),
    'change.asked': beside('Edit'),
    'removal.asked': beside('Delete'),
    'into.chosen': (moment) =>
      contextOf(moment).into !== null || choices(moment).length === 0
        ? null
        : [clicks(merging(moment).where), presses('ArrowDown'), presses('Enter')],
    'merge.asked': (moment) => (contextOf(moment).into === null ? null : [clicks(merging(moment).yes)]),
    'dialog.cancelled': (moment) => [
      clicks(merging(moment).no),
      ...(contextOf(moment).into === null ? [] : [clicks(button('Discard changes', dialog('Discard changes?')))]),
    ],
    'xstate.done.actor.form: it is saved': (moment) => [
      fills(textbox('Name', main()), `${(outputOf(moment) as ConfiguredItem).name} 2`),
      clicks(save),
      answers('save', done(outputOf(moment))),
    ],
    'xstate.done.actor.form: it was left': [clicks(button('Cancel', main()))],
    'xstate.done.actor.confirmation: confirmed and done': (moment) => [
      clicks(deleting(moment).yes),
      answers('remove', done(null)),
    ],
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(deleting(moment).no)],
  },
  sights: {
    'assetConfiguration.reading.closed': [],
    'assetConfiguration.reading.loading': [gone(lists.location), gone(unreadable)],
    'assetConfiguration.reading.showing': shown,
    'assetConfiguration.reading.renewing': shown,
    'assetConfiguration.reading.failed': [there(unreadable), there(button('Try again'))],
    'assetConfiguration.working.resting': [gone(save)],
    'assetConfiguration.working.editing': [there(save), denied(add.location), denied(add.category)],
    'assetConfiguration.working.asking': [denied(add.location)],
    'assetConfiguration.working.removing': (moment) => [there(deleting(moment).asked)],
    'assetConfiguration.working.choosing': (moment) => {
      const { inUse, yes } = merging(moment)
      return [there(inUse), ...(contextOf(moment).into === null ? [denied(yes)] : [there(yes)])]
    },
    'assetConfiguration.working.merging': (moment) => [busy(merging(moment).yes)],
  },
  beyond: {
    'news.heard': 'It comes of what is done with assets, which have pages of their own.',
    'assetConfiguration.reading.renewing': 'It comes of what is done with assets, which have pages of their own.',
    'assetConfiguration.working.choosing · merge.asked → stays':
      'The button cannot be pressed before something is chosen, and says why.',
  },
}
