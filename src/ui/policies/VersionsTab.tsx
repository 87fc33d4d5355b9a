import { useEffect } from 'react'
import type { PolicyVersionsActor } from '../../machines/policies/policyVersions.machine.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePolicies, usePoliciesState } from './area.ts'
import type { DocumentTabProps } from './tab.ts'
import { VersionList } from './VersionList.tsx'
import { VersionView } from './VersionView.tsx'
import { readVersionView } from './versionAddress.ts'

/** § 3 Every version, kept for ever: one as it was published, or any two compared; the address says which. */
export const VersionsTab = ({ document, search }: DocumentTabProps) => {
  const policies = usePolicies()
  useEffect(() => {
    policies.send({ type: 'versions.opened' })
    return () => policies.send({ type: 'tab.closed' })
  }, [policies])
  const versions = usePoliciesState(({ children }) => children.versions as PolicyVersionsActor | undefined)
  const { versionNo, from } = readVersionView(search)
  useEffect(() => {
    if (versionNo === null) versions?.send({ type: 'view.closed' })
    else if (from === null) versions?.send({ type: 'version.opened', versionNo })
    else versions?.send({ type: 'comparison.opened', versionNo, from })
  }, [versions, versionNo, from])
  if (versions === undefined) return <Skeleton height={96} />
  return versionNo === null ? (
    <VersionList document={document} />
  ) : (
    <VersionView versions={versions} document={document} />
  )
}
