import { useSelector } from '@xstate/react'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { headingOf } from '../../../domain/policies/writing.ts'
import { places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useMayManage } from '../area.ts'
import { PolicyImagesOf } from '../PolicyImage.tsx'
import { backTo, useEditor, useImagesOf } from './area.ts'
import { LookingPage } from './LookingPage.tsx'
import { Recovering } from './Recovering.tsx'
import { UpdatePage } from './UpdatePage.tsx'
import { WritingPage } from './WritingPage.tsx'

/** § 2.1 hrDocumentEdit: the text, or with `?update` the template it came from, brought up to date. */
export const EditPage = ({ params, search }: PageProps) => {
  const id = params.id as HrDocumentId
  const asked = new URLSearchParams(search)
  const mayChange = useMayManage('Modify')
  const images = useImagesOf(id)
  return (
    <PolicyImagesOf value={images}>
      {asked.has('update') && mayChange ? (
        <UpdatePage id={id} />
      ) : (
        <Written id={id} opensSettings={asked.has('settings')} />
      )}
    </PolicyImagesOf>
  )
}

const Written = ({ id, opensSettings }: { readonly id: HrDocumentId; readonly opensSettings: boolean }) => {
  const editor = useEditor(id)
  return editor === undefined ? <Waiting /> : <Opened editor={editor} opensSettings={opensSettings} />
}

const Waiting = () => (
  <Page title={places.hrDocumentEdit.title}>
    <Skeleton height={36} />
    <Skeleton height={360} />
  </Page>
)

interface OpenedProps {
  readonly editor: PolicyEditorActor
  readonly opensSettings: boolean
}

const Opened = ({ editor, opensSettings }: OpenedProps) => {
  const document = useSelector(editor, ({ context }) => context.document)
  const kept = useSelector(editor, ({ context }) => context.kept)
  const failure = useSelector(editor, ({ context }) => context.failure)
  const isNotFound = useSelector(editor, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(editor, (snapshot) => snapshot.matches('failed'))
  const isRecovering = useSelector(editor, (snapshot) => snapshot.matches('recovering'))
  const isLooking = useSelector(editor, (snapshot) => snapshot.matches('looking'))
  const isWriting = useSelector(editor, (snapshot) => snapshot.matches('writing'))
  if (isNotFound) return <NotFoundPage />
  if (hasFailed)
    return (
      <Page title={places.hrDocumentEdit.title}>
        <ErrorState title="This document could not be loaded" onRetry={() => editor.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  if (document === null) return <Waiting />
  if (isLooking) return <LookingPage editor={editor} document={document} />
  if (isRecovering && kept !== null)
    return (
      <Page title={headingOf(document).title} back={backTo(document)}>
        <Recovering editor={editor} document={document} kept={kept} />
      </Page>
    )
  return isWriting ? <WritingPage editor={editor} document={document} opensSettings={opensSettings} /> : <Waiting />
}
