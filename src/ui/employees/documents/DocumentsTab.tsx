import { useSelector } from '@xstate/react'
import { FileText, Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect } from 'react'
import type { EmployeeDocument } from '../../../domain/employees/documents/nouns.ts'
import type { DocumentsActor } from '../../../machines/employees/documents.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { useApp } from '../../app/machines.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import type { TabProps } from '../tab.ts'
import { DocumentDialogs } from './DocumentDialogs.tsx'
import { DocumentList } from './DocumentList.tsx'

/** § 7 The documents of a person: who has access sees them, who may edit adds and deletes. */
export const DocumentsTab = ({ employee: { id }, offers }: TabProps) => {
  const documents = useApp().system.get('employees/documents') as DocumentsActor
  useEffect(() => {
    documents.send({ type: 'documents.opened', id })
    return () => documents.send({ type: 'documents.closed' })
  }, [documents, id])
  const isDownloading = useSelector(documents, (snapshot) => snapshot.matches({ showing: 'downloading' }))
  return (
    <>
      <Section
        title="Documents"
        description="PDF, image, Word, Excel and CSV files about this person."
        action={
          <Button
            size="sm"
            aria-haspopup="dialog"
            denied={offers.edit ?? (isDownloading ? 'A file is being downloaded.' : undefined)}
            onClick={() => documents.send({ type: 'upload.opened' })}
          >
            <Upload aria-hidden="true" />
            Add files
          </Button>
        }
      >
        <DropArea documents={documents} denied={offers.edit}>
          <Body documents={documents} denied={offers.edit} />
        </DropArea>
      </Section>
      <DocumentDialogs documents={documents} />
    </>
  )
}

interface BodyProps {
  readonly documents: DocumentsActor
  /** Why files cannot be deleted. */
  readonly denied: string | undefined
}

/** Files dropped on the list stand in the dialog at once; where none may be added, they do not lead away from the page. */
const DropArea = ({ documents, denied, children }: BodyProps & { readonly children: ReactNode }) => {
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (denied !== undefined || files.length === 0) return
    documents.send({ type: 'upload.opened' })
    documents.getSnapshot().children.upload?.send({ type: 'files.offered', files })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button above is everyone's
    <div onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
      {children}
    </div>
  )
}

const Body = ({ documents, denied }: BodyProps) => {
  const list = useSelector(documents, ({ context }) => context.documents)
  const failure = useSelector(documents, ({ context }) => context.failure)
  const hasFailed = useSelector(documents, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return (
      <ErrorState title="Documents could not be loaded" onRetry={() => documents.send({ type: 'retry.asked' })}>
        {failure === null ? null : failureSentence(failure)}
      </ErrorState>
    )
  if (list === null) return <Skeleton height={96} />
  return list.length > 0 ? (
    <Listed documents={documents} list={list} denied={denied} />
  ) : (
    <EmptyState icon={<FileText />} title="No documents yet">
      Add contracts, licences and letters here.
    </EmptyState>
  )
}

const Listed = ({ documents, list, denied }: BodyProps & { readonly list: ReadonlyArray<EmployeeDocument> }) => {
  const downloading = useSelector(documents, (snapshot) =>
    snapshot.matches({ showing: 'downloading' }) ? snapshot.context.chosen : null,
  )
  return (
    <DocumentList
      documents={list}
      denied={denied}
      downloading={downloading}
      onDownload={(document) => documents.send({ type: 'download.asked', document })}
      onDelete={(document) => documents.send({ type: 'deletion.asked', document })}
    />
  )
}
