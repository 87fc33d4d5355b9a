import { useSelector } from '@xstate/react'
import { FolderOpen, Trash2 } from 'lucide-react'
import { messages } from '../../domain/policies/messages.ts'
import type { PolicyCategory } from '../../domain/policies/nouns.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PolicyCategoriesActor } from '../../machines/policies/policyCategories.machine.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { usePolicies } from './area.ts'

/** § 7 The categories, with the removal of those that no HR document has any more. */
export const CategoriesDialog = ({ categories }: { readonly categories: PolicyCategoriesActor }) => {
  const policies = usePolicies()
  const question = useSelector(categories, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const close = () => policies.send({ type: 'categories.closed' })
  if (question !== undefined) return <Confirmation confirmation={question} />
  return (
    <Dialog
      title="Categories"
      confirmLabel="Close"
      onConfirm={close}
      onCancel={close}
      footer={<Button onClick={close}>Close</Button>}
    >
      <Content categories={categories} />
    </Dialog>
  )
}

const Content = ({ categories: machine }: { readonly categories: PolicyCategoriesActor }) => {
  const { categories, failure } = useSelector(machine, ({ context }) => context)
  const isLoading = useSelector(machine, (snapshot) => snapshot.matches('loading'))
  if (failure !== null)
    return (
      <ErrorState title={messages.categoriesNotLoaded} onRetry={() => machine.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (isLoading && categories.length === 0) return <Skeleton height={96} />
  if (categories.length === 0)
    return (
      <EmptyState icon={<FolderOpen />} title="No categories yet">
        Categories are created when a document uses them.
      </EmptyState>
    )
  return (
    <>
      <Text tone="muted">Categories are created when a document uses them. Remove one when no document uses it.</Text>
      <ul className={slot('rows', 'list')}>
        {categories.map((category) => (
          <li key={category.id} className={slot('rows', 'item')}>
            <Category category={category} onRemove={() => machine.send({ type: 'removal.asked', category })} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface CategoryProps {
  readonly category: PolicyCategory
  readonly onRemove: () => void
}

const Category = ({ category: { name, uses }, onRemove }: CategoryProps) => (
  <div className={slot('rows', 'row')}>
    <span className={slot('rows', 'words')}>
      <span>{name}</span>
      <Text as="span" style="small" tone="muted">
        {uses === 0 ? 'Used by no document' : usedBy(uses)}
      </Text>
    </span>
    <IconButton
      label={`Remove ${name}`}
      icon={<Trash2 />}
      denied={uses === 0 ? undefined : `${usedBy(uses)}. Change the category of ${uses === 1 ? 'it' : 'them'} first.`}
      onClick={onRemove}
    />
  </div>
)

const usedBy = (uses: number): string => (uses === 1 ? 'Used by 1 document' : `Used by ${uses} documents`)
