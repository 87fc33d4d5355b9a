import type { ItemId } from '../../domain/kernel/ids.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { ListItem } from '../../domain/organisation/managedLists.ts'
import type { Use } from '../../domain/organisation/nouns.ts'
import { usesInWords } from '../../domain/organisation/uses.ts'
import { pathTo } from '../../domain/session/places.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { MergeQuestion } from '../app/MergeQuestion.tsx'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'
import { useItemList, useItemListState } from './area.ts'

/** What is asked instead of a deletion, of an item that others use. */
export const MergeDialog = () => {
  const isOpen = useItemListState(
    (snapshot) => snapshot.matches({ showing: 'choosing' }) || snapshot.matches({ showing: 'merging' }),
  )
  const item = useItemListState(({ context }) => context.item)
  return isOpen && item !== null ? <Merge item={item} /> : null
}

const Merge = ({ item }: { readonly item: ListItem }) => {
  const machine = useItemList()
  const { items, uses, into, refusal } = useItemListState(({ context }) => context)
  const isBusy = useItemListState((snapshot) => snapshot.matches({ showing: 'merging' }))
  const held = uses.filter(({ total }) => total > 0)
  const choices = items.filter(({ id }) => id !== item.id).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <MergeQuestion
      name={item.name}
      choices={choices}
      into={into}
      busy={isBusy}
      error={refusal}
      onChoose={(id) => machine.send({ type: 'into.chosen', id: id as ItemId })}
      onMerge={() => machine.send({ type: 'merge.asked' })}
      onCancel={() => askToLeave(machine, { type: 'dialog.cancelled' })}
    >
      <p>
        It cannot be deleted: {usesInWords(held)} {held.length === 1 && held[0]?.total === 1 ? 'uses' : 'use'} it. You
        can merge it into another one, which replaces it everywhere.
      </p>
      {held.map((use) => (
        <Users key={use.kind} use={use} isOneOfSeveral={held.length > 1} />
      ))}
    </MergeQuestion>
  )
}

const shownUsers = 8

interface UsersProps {
  readonly use: Use
  readonly isOneOfSeveral: boolean
}

/** Of several kinds each line says which. */
const Users = ({ use, isOneOfSeveral }: UsersProps) => {
  const { kind, total, named } = use
  const locale = useLocale()
  const shown = named.slice(0, shownUsers)
  const more = total - shown.length
  return (
    <Text style="small" tone="muted">
      {isOneOfSeveral ? `${usesInWords([use])}: ` : null}
      {shown.map(({ id, name }, at) => (
        <span key={id}>
          {at === 0 ? null : ', '}
          {kind === 'employee' ? <a href={pathTo('employee', { id })}>{name}</a> : name}
        </span>
      ))}
      {more > 0 ? ` and ${writtenNumber(locale, more)} more` : null}
    </Text>
  )
}
