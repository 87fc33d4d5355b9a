import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { AssetCategory, AssetLocation } from '../../domain/assets/configuration/nouns.ts'
import type { AssetLocationId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { ConfigurationKind, ConfiguredItem } from '../../machines/assets/assets.ports.ts'
import { itemsOf } from '../../machines/assets/configurationForm.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { MergeQuestion } from '../app/MergeQuestion.tsx'
import { useActor } from '../app/session.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { RowsWaiting } from '../kit/RowsWaiting.tsx'
import { Section } from '../kit/Section.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useConfiguration, useConfigurationMachine, useConfigurationState } from './area.ts'
import { ConfigurationForm } from './ConfigurationForm.tsx'
import { managing } from './may.ts'

/** Where assets are, and of what kind: what every form and filter of the register offers. */
export const SettingsPage = () => {
  const machine = useConfigurationMachine()
  useConfiguration()
  const isLoading = useConfigurationState(
    (snapshot) => snapshot.matches({ reading: 'loading' }) || snapshot.matches({ reading: 'closed' }),
  )
  const failure = useConfigurationState(({ context }) => context.failure)
  const question = useConfigurationState(({ children }) => children.confirmation as ConfirmActor | undefined)
  return (
    <Page
      title={places.assetSettings.title}
      width="form"
      description="Locations and categories of assets."
      back={{ href: pathTo('assets'), label: 'Back to assets' }}
    >
      {isLoading ? (
        <RowsWaiting />
      ) : failure !== null ? (
        <ErrorState title="The configuration could not be loaded" onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : (
        <>
          <Items kind="category" />
          <Items kind="location" />
        </>
      )}
      <Merge />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

const words = {
  location: {
    title: 'Locations',
    add: 'Add location',
    none: 'No locations yet. Add sites, stores and rooms; one can be inside another.',
  },
  category: {
    title: 'Categories',
    add: 'Add category',
    none: 'No categories yet. Every asset belongs to one, such as laptops, vehicles or tools.',
  },
} as const satisfies Record<ConfigurationKind, object>

const useForm = (kind: ConfigurationKind): RecordFormActor | undefined =>
  useConfigurationState(({ children, context }) =>
    context.kind === kind ? (children.form as RecordFormActor | undefined) : undefined,
  )

const Items = ({ kind }: { readonly kind: ConfigurationKind }) => {
  const machine = useConfigurationMachine()
  const configuration = useConfiguration()
  const form = useForm(kind)
  const edited = useConfigurationState(({ context }) => context.item)
  const isBusy = useConfigurationState((snapshot) => !snapshot.matches({ working: 'resting' }))
  const denied = managing(useActor(), 'Modify')
  const waiting = denied ?? (isBusy ? changesFirst : undefined)
  const items =
    kind === 'location'
      ? inTree(configuration.locations)
      : itemsOf(configuration, kind).map((item) => ({ item, depth: 0 }))
  return (
    <Section
      title={words[kind].title}
      action={
        <Button
          size="sm"
          denied={waiting}
          onClick={() => machine.send({ type: 'addition.asked', kind, id: crypto.randomUUID() })}
        >
          <Plus aria-hidden="true" />
          {words[kind].add}
        </Button>
      }
    >
      {form !== undefined && edited === null ? <ConfigurationForm form={form} kind={kind} /> : null}
      {items.length === 0 ? (
        <Text tone="muted">{words[kind].none}</Text>
      ) : (
        <ul className={slot('rows', 'list')} aria-label={words[kind].title}>
          {items.map(({ item, depth }) => (
            <li key={item.id} className={slot('rows', 'item')} style={{ paddingInlineStart: `${depth * 24}px` }}>
              {form !== undefined && edited?.id === item.id ? (
                <ConfigurationForm form={form} kind={kind} />
              ) : (
                <Item item={item} kind={kind} denied={waiting} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface Placed {
  readonly item: ConfiguredItem
  readonly depth: number
}

/** Each place below the one it lies in. */
const inTree = (
  locations: ReadonlyArray<AssetLocation>,
  parentId: AssetLocationId | null = null,
  depth = 0,
): ReadonlyArray<Placed> =>
  locations
    .filter((one) => one.parentId === parentId)
    .flatMap((item) => [{ item, depth }, ...inTree(locations, item.id, depth + 1)])

interface ItemProps {
  readonly item: ConfiguredItem
  readonly kind: ConfigurationKind
  readonly denied: string | undefined
}

const aboutOf = (item: ConfiguredItem): string =>
  ('address' in item ? [item.address.replaceAll('\n', ', ')] : categoryWords(item))
    .concat(item.uses === 0 ? [] : [item.uses === 1 ? '1 asset' : `${item.uses} assets`])
    .concat(item.retired === 0 ? [] : [`${item.retired} retired`])
    .filter((part) => part !== '')
    .join(' · ')

const categoryWords = ({ numberStyle, needsAcceptance, plans }: AssetCategory): Array<string> => [
  numberStyle,
  needsAcceptance ? 'Accepted by the holder' : '',
  plans.map(({ name }) => name).join(', '),
]

const Item = ({ item, kind, denied }: ItemProps) => {
  const machine = useConfigurationMachine()
  return (
    <div className={slot('rows', 'row')}>
      <span className={slot('rows', 'words')}>
        <span>{item.name}</span>
        <Text as="span" style="small" tone="muted">
          {aboutOf(item)}
        </Text>
      </span>
      <Row wrap="never">
        <IconButton
          label={`Edit ${item.name}`}
          icon={<Pencil />}
          size="sm"
          denied={denied}
          onClick={() => machine.send({ type: 'change.asked', kind, item })}
        />
        <IconButton
          label={`Delete ${item.name}`}
          icon={<Trash2 />}
          size="sm"
          denied={denied}
          onClick={() => machine.send({ type: 'removal.asked', kind, item })}
        />
      </Row>
    </div>
  )
}

/** What is asked instead of a deletion, of what is in use. */
const Merge = () => {
  const machine = useConfigurationMachine()
  const isOpen = useConfigurationState(
    (snapshot) => snapshot.matches({ working: 'choosing' }) || snapshot.matches({ working: 'merging' }),
  )
  const { kind, item, uses, into, refusal, configuration } = useConfigurationState(({ context }) => context)
  const isBusy = useConfigurationState((snapshot) => snapshot.matches({ working: 'merging' }))
  if (!isOpen || item === null || uses === null) return null
  const choices = itemsOf(configuration, kind)
    .filter(({ id }) => id !== item.id)
    .map(({ id, name }) => ({ value: id as string, label: name }))
  const more = uses.total - uses.named.length
  return (
    <MergeQuestion
      name={item.name}
      choices={choices}
      into={into}
      busy={isBusy}
      error={refusal}
      onChoose={(id) => machine.send({ type: 'into.chosen', id })}
      onMerge={() => machine.send({ type: 'merge.asked' })}
      onCancel={() => askToLeave(machine, { type: 'dialog.cancelled' })}
    >
      <p>It cannot be deleted. You can merge it into another one instead.</p>
      <Text style="small" tone="muted">
        Used by {uses.named.map(({ name }) => name).join(', ')}
        {more > 0 ? ` and ${more} more` : null}
      </Text>
    </MergeQuestion>
  )
}
