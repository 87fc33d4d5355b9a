import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument, PolicyDiff, PolicyVersion } from '../../domain/policies/nouns.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PolicyVersionsActor } from '../../machines/policies/policyVersions.machine.ts'
import { useTimeZone } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { ChangeNotes, Changes } from './Changes.tsx'
import { DownloadVersion } from './DownloadVersion.tsx'
import { PolicyFileView } from './PolicyFileView.tsx'
import { PolicyText } from './PolicyText.tsx'
import { versionHref } from './versionAddress.ts'

interface VersionViewProps {
  readonly versions: PolicyVersionsActor
  readonly document: HrDocument
}

/** One version as it was published, or what became of the text between two. */
export const VersionView = ({ versions, document: { id } }: VersionViewProps) => {
  const { versionNo, version, changes, failure } = useSelector(versions, ({ context }) => context)
  const isComparison = useSelector(versions, ({ context }) => context.from !== null)
  if (failure !== null)
    return (
      <ErrorState
        title={isComparison ? messages.changesNotLoaded : messages.versionNotLoaded(versionNo)}
        onRetry={() => versions.send({ type: 'retry.asked' })}
      >
        {failureSentence(failure)}
      </ErrorState>
    )
  if (changes !== null) return <Comparison id={id} changes={changes} />
  return version === null ? <Skeleton height={240} /> : <AsPublished id={id} version={version} />
}

const BackToList = ({ id }: Pick<HrDocument, 'id'>) => <LinkButton href={versionHref(id)}>All versions</LinkButton>

interface AsPublishedProps extends Pick<HrDocument, 'id'> {
  readonly version: PolicyVersion
}

const AsPublished = ({ id, version }: AsPublishedProps) => {
  const { versionNo, title, content, file, publishedUtc } = version
  const timeZone = useTimeZone()
  return (
    <>
      <Section
        title={`Version ${versionNo}: ${title}`}
        description={
          <>
            Published <DateText value={publishedUtc} withTime timeZone={timeZone} />
          </>
        }
        action={
          <Row gap={2} justify="end">
            {content === null ? null : <DownloadVersion id={id} title={title} versionNo={versionNo} />}
            <BackToList id={id} />
          </Row>
        }
      >
        {content === null ? null : <PolicyText content={content} />}
      </Section>
      {file === null ? null : <PolicyFileView id={id} versionNo={versionNo} file={file} />}
    </>
  )
}

interface ComparisonProps extends Pick<HrDocument, 'id'> {
  readonly changes: PolicyDiff
}

const Comparison = ({ id, changes }: ComparisonProps) => {
  const [isWhole, setWhole] = useState(false)
  const { fromVersionNo, toVersionNo, notes, blocks } = changes
  return (
    <Section
      title={fromVersionNo === null ? `Version ${toVersionNo}` : `From version ${fromVersionNo} to ${toVersionNo}`}
      action={
        <Row gap={2} justify="end">
          {blocks === null ? null : (
            <Button onClick={() => setWhole(!isWhole)}>{isWhole ? 'Changes only' : 'With unchanged text'}</Button>
          )}
          <BackToList id={id} />
        </Row>
      }
    >
      <ChangeNotes notes={notes} />
      <Changes changes={changes} isWhole={isWhole} />
    </Section>
  )
}
