import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { mayChange } from '../../domain/organisation/collections.ts'
import type { ListName } from '../../domain/organisation/listNames.ts'
import { managedLists } from '../../domain/organisation/managedLists.ts'
import { denials, listWords, pointTypes } from '../../domain/organisation/wording.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useArea } from '../app/area.tsx'
import { useActor } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { changesFirst } from '../kit/changesFirst.ts'
import { slot } from '../kit/classes.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { RowsWaiting } from '../kit/RowsWaiting.tsx'
import { Section } from '../kit/Section.tsx'
import { useItemForm, useItemList, useItemListState, useItemQuestion, useOpenedList } from './area.ts'
import { ItemForm } from './ItemForm.tsx'
import { ItemRow } from './ItemRow.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useDragging } from './useDragging.ts'

interface OfList {
  readonly list: ListName
}

/** § 7 One of the lists an admin looks after: added to, changed in its place, put in order, merged, deleted from. */
export const ListPage = ({ list }: OfList) => {
  useArea('organisation')
  return <OpenedList list={list} />
}

const OpenedList = ({ list }: OfList) => {
  const words = listWords[list]
  const actor = useActor()
  const settings = isAdmin(actor) ? 'companySettings' : 'settings'
  const may = mayChange(actor, list, 'Modify')
  const denied = may.allowed ? undefined : denials[may.because]
  const isOpened = useOpenedList(list)
  const isShowing = useItemListState((snapshot) => snapshot.matches('showing'))
  return (
    <Page
      title={places[list].title}
      width="form"
      description={words.purpose}
      back={{ href: pathTo(settings), label: places[settings].title }}
      actions={isOpened && isShowing ? <Add list={list} denied={denied} /> : null}
    >
      {isOpened ? <Content list={list} denied={denied} /> : <RowsWaiting />}
    </Page>
  )
}

interface ListProps {
  readonly list: ListName
  /** Why it cannot be changed. */
  readonly denied: string | undefined
}

const Add = ({ list, denied }: ListProps) => {
  const machine = useItemList()
  const isEditing = useItemListState((snapshot) => snapshot.matches({ showing: 'editing' }))
  return (
    <Button
      tone="solid"
      denied={denied ?? (isEditing ? changesFirst : undefined)}
      onClick={() => machine.send({ type: 'addition.asked', id: crypto.randomUUID() })}
    >
      <Plus aria-hidden="true" />
      Add {listWords[list].one.toLowerCase()}
    </Button>
  )
}

const Content = ({ list, denied }: ListProps) => {
  const machine = useItemList()
  const isLoading = useItemListState((snapshot) => snapshot.matches('loading'))
  const failure = useItemListState(({ context }) => context.failure)
  const hasFailed = useItemListState((snapshot) => snapshot.matches('failed'))
  const question = useItemQuestion()
  if (isLoading) return <RowsWaiting />
  if (hasFailed)
    return (
      <ErrorState title="This list could not be loaded" onRetry={() => machine.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  return (
    <>
      <NewItem list={list} />
      <Items list={list} denied={denied} />
      <MergeDialog />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}

const NewItem = ({ list }: { readonly list: ListName }) => {
  const form = useItemForm()
  const isNew = useItemListState(({ context }) => context.item === null)
  return form !== undefined && isNew ? (
    <Section title={`New ${listWords[list].one.toLowerCase()}`}>
      <ItemForm form={form} list={list} />
    </Section>
  ) : null
}

const Items = ({ list, denied }: ListProps) => {
  const machine = useItemList()
  const items = useItemListState(({ context }) => context.items)
  const edited = useItemListState((snapshot) =>
    snapshot.matches({ showing: 'editing' }) ? snapshot.context.item : null,
  )
  const isAsking = useItemListState((snapshot) =>
    snapshot.matches({ showing: 'asking' }) ? snapshot.context.item : null,
  )
  const form = useItemForm()
  const root = useRef<HTMLUListElement>(null)
  const { order, dragged, said, handle, dragging } = useDragging(items, root, (id, place) =>
    machine.send({ type: 'item.moved', id, place }),
  )
  if (items.length === 0)
    return <EmptyState title={`No ${listWords[list].many} yet`}>{listWords[list].purpose}</EmptyState>
  const canMove = managedLists[list].isOrdered && denied === undefined && items.length > 1
  return (
    <Section>
      <ul ref={root} className={slot('rows', 'list')} {...dragging}>
        {order.map((item) => (
          <li
            key={item.id}
            className={slot('rows', 'item')}
            data-item={item.id}
            data-dragged={item.id === dragged || undefined}
          >
            {edited?.id === item.id && form !== undefined ? (
              <ItemForm form={form} list={list} />
            ) : (
              <ItemRow
                item={item}
                type={managedLists[list].asksForManagers ? pointTypes[item.forManagers ? 'managers' : 'both'] : null}
                denied={denied}
                isBusy={isAsking?.id === item.id}
                handle={!canMove ? null : edited === null ? handle(item) : 'held'}
                onEdit={() => machine.send({ type: 'change.asked', item })}
                onDelete={() => machine.send({ type: 'removal.asked', item })}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Section>
  )
}
