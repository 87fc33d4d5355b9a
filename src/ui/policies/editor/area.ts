import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { PolicyAutosaveActor, PolicyAutosaveSnapshot } from '../../../machines/policies/policyAutosave.machine.ts'
import type { PolicyBeginningActor } from '../../../machines/policies/policyBeginning.machine.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import type { PolicyWritingActor } from '../../../machines/policies/policyWriting.machine.ts'
import type { TemplateUpdateActor } from '../../../machines/policies/templateUpdate.machine.ts'
import { useApp } from '../../app/machines.tsx'

/** The area's machine, which runs once one of its pages was opened. */
export const usePolicyWriting = (): PolicyWritingActor => useApp().system.get('policies/editor') as PolicyWritingActor

/** How the images of its text are had. */
export const useImagesOf = (id: HrDocumentId) => {
  const images = useSelector(usePolicyWriting(), ({ context }) => context.images)
  return useMemo(() => ({ id, images }), [id, images])
}

type Opening = 'beginning.opened' | 'document.opened' | 'update.opened'

/** Opens one of the pages for as long as it shows. */
const useOpened = (type: Opening, id: HrDocumentId): boolean => {
  const writing = usePolicyWriting()
  useEffect(() => {
    writing.send({ type, id })
    return () => writing.send({ type: 'page.left' })
  }, [writing, type, id])
  return useSelector(writing, ({ context }) => context.id === id)
}

/** Undefined until it is the one opened. */
const useChild = <Child>(
  type: Opening,
  id: HrDocumentId,
  name: 'beginning' | 'editor' | 'update',
): Child | undefined => {
  const isOpened = useOpened(type, id)
  const child = useSelector(usePolicyWriting(), ({ children }) => children[name] as Child | undefined)
  return isOpened ? child : undefined
}

export const useBeginning = (id: HrDocumentId) => useChild<PolicyBeginningActor>('beginning.opened', id, 'beginning')
export const useEditor = (id: HrDocumentId) => useChild<PolicyEditorActor>('document.opened', id, 'editor')
export const useUpdate = (id: HrDocumentId) => useChild<TemplateUpdateActor>('update.opened', id, 'update')

export const useAutosaveState = <A>(
  autosave: PolicyAutosaveActor,
  select: (snapshot: PolicyAutosaveSnapshot) => A,
): A => useSelector(autosave, select)

/** Where one came from. */
export const backTo = ({ id, title }: Pick<HrDocument, 'id' | 'title'>) => ({
  href: pathTo('hrDocument', { id }),
  label: `Back to ${title}`,
})
