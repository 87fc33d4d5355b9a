import { type ReactNode, useEffect } from 'react'
import type { AnyImport, AnyReport } from '../../../domain/kernel/import/nouns.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useActor } from '../session.ts'
import { ChoosingStep } from './ChoosingStep.tsx'
import { FollowingStep } from './FollowingStep.tsx'
import { type ImportKind, KindContext, useImport, useImportState, useKind } from './kind.ts'
import { MappingStep } from './MappingStep.tsx'
import { OutcomeStep } from './OutcomeStep.tsx'
import { ReviewingStep } from './ReviewingStep.tsx'
import { useImportInAddress } from './useImportInAddress.ts'

/** Ours, for § 7 employees/import/csv and what is imported like it: from a file to records, and back. */
export const importPageOf = <Made extends AnyImport, Report extends AnyReport>(
  kind: ImportKind<Made, Report>,
): (() => ReactNode) => {
  const any = kind as unknown as ImportKind<AnyImport, AnyReport>
  return () => (
    <KindContext value={any}>
      <ImportPage />
    </KindContext>
  )
}

const ImportPage = () => {
  const machine = useImport()
  const kind = useKind()
  const { title, description, back } = kind
  const denied = kind.denied(useActor())
  useEffect(() => {
    if (denied === undefined) machine.send({ type: 'page.opened' })
  }, [machine, denied])
  return (
    <Page title={title} description={description} back={back}>
      {denied === undefined ? <Step /> : <Banner tone="warning">{denied}</Banner>}
    </Page>
  )
}

const Step = () => {
  const step = useImportState(stepOf)
  useImportInAddress(step)
  switch (step) {
    case 'waiting':
    case 'resuming':
    case 'opening':
      return <Skeleton height={240} />
    case 'choosing':
    case 'reading':
      return <ChoosingStep />
    case 'mapping':
      return <MappingStep />
    case 'validating':
    case 'reviewing':
      return <ReviewingStep />
    case 'importing':
      return <FollowingStep />
    default:
      return <OutcomeStep />
  }
}

/** The outermost state: the steps are its names. */
const stepOf = ({ value }: { readonly value: unknown }): string =>
  typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '')
