import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { PolicyFile } from '../../domain/policies/nouns.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PolicyFileActor } from '../../machines/policies/policyFile.machine.ts'
import { LaterPdf } from '../app/pdf/LaterPdf.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePolicies, usePoliciesState } from './area.ts'

interface PolicyFileViewProps {
  readonly id: HrDocumentId
  readonly versionNo: number
  readonly file: PolicyFile
}

/** The PDF of a version, drawn on the page; it can be downloaded whether or not that succeeds. */
export const PolicyFileView = ({ id, versionNo, file: { name, size } }: PolicyFileViewProps) => {
  const policies = usePolicies()
  useEffect(() => {
    policies.send({ type: 'file.opened', id, versionNo, name })
    return () => policies.send({ type: 'file.closed' })
  }, [policies, id, versionNo, name])
  const file = usePoliciesState(({ children }) => children.file as PolicyFileActor | undefined)
  return <FileSection file={file} about={{ name, size }} />
}

interface FileSectionProps {
  readonly file: PolicyFileActor | undefined
  readonly about: Pick<PolicyFile, 'name' | 'size'>
  /** What else can be done with it. */
  readonly more?: ReactNode
}

/** Shown by the component that has the file's actor. */
export const FileSection = ({ file, about: { name, size }, more }: FileSectionProps) => (
  <Section
    title={name}
    description={fileSize(size, useLocale())}
    action={
      <>
        {file === undefined ? null : <DownloadButton file={file} />}
        {more}
      </>
    }
  >
    {file === undefined ? <Skeleton height={240} /> : <Preview file={file} />}
  </Section>
)

const DownloadButton = ({ file }: { readonly file: PolicyFileActor }) => {
  const isBusy = useSelector(file, (snapshot) => snapshot.hasTag('downloading'))
  return (
    <Button busy={isBusy} onClick={() => file.send({ type: 'download.asked' })}>
      {isBusy ? null : <Download aria-hidden="true" />}
      Download
    </Button>
  )
}

const Preview = ({ file }: { readonly file: PolicyFileActor }) => {
  const content = useSelector(file, ({ context }) => context.content)
  const failure = useSelector(file, ({ context }) => context.failure)
  const name = useSelector(file, ({ context }) => context.name)
  if (failure !== null && content === null)
    return (
      <ErrorState title="The file could not be loaded" onRetry={() => file.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  const waiting = <Skeleton height={240} />
  return content === null ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <LaterPdf content={content} name={name} />
    </Suspense>
  )
}
