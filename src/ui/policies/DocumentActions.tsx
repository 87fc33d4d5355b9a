import { Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import { editorWording } from '../../domain/policies/editorWording.ts'
import { calledKind } from '../../domain/policies/kindWords.ts'
import { mayRemovePolicy } from '../../domain/policies/lifecycle.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useManages, useMayManage, usePolicies } from './area.ts'
import { DownloadVersion } from './DownloadVersion.tsx'

/** What can be done with the policy as it stands. */
export const DocumentActions = ({ document }: { readonly document: HrDocument }) => {
  const manages = useManages()
  const isWritten = (document.current ?? document.draft)?.content != null
  return (
    <>
      {document.current?.content == null ? null : (
        <DownloadVersion id={document.id} title={document.title} versionNo={document.versionNo} />
      )}
      {isWritten ? <IconButton label="Print" icon={<Printer />} tone="outline" onClick={() => window.print()} /> : null}
      {manages ? <ManagersActions document={document} /> : null}
    </>
  )
}

const denial = gateDenials.featureNotGranted

/** Why the reader cannot delete the document; undefined where they can. */
export const useDeletionDenied = (document: HrDocument): string | undefined => {
  const mayDelete = useMayManage('Delete')
  if (!mayRemovePolicy(document).allowed)
    return `A published ${calledKind(document)} cannot be deleted. Archive it in its settings instead.`
  return mayDelete ? undefined : denial
}

const ManagersActions = ({ document }: { readonly document: HrDocument }) => {
  const policies = usePolicies()
  const deletionDenied = useDeletionDenied(document)
  return (
    <>
      <EditLink document={document} />
      <Menu
        label="More"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          {
            id: 'delete',
            label: 'Delete draft',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied: deletionDenied,
            onSelect: () => policies.send({ type: 'deletion.asked', document }),
          },
        ]}
      />
    </>
  )
}

/** § 2.1 The editor opens with Use; without Modify it only shows what is written. */
const EditLink = ({ document: { id, hasDraft } }: { readonly document: HrDocument }) => {
  const [mayOpen, mayChange] = [useMayManage('Use'), useMayManage('Modify')]
  const href = pathTo('hrDocumentEdit', { id })
  if (mayOpen && mayChange)
    return (
      <LinkButton href={href} tone={hasDraft ? 'solid' : 'outline'}>
        <Pencil aria-hidden="true" />
        {hasDraft ? 'Continue draft' : 'Edit'}
      </LinkButton>
    )
  if (mayOpen && hasDraft) return <LinkButton href={href}>View draft</LinkButton>
  return (
    <Button denied={mayChange ? denial : editorWording.toLookAt}>
      <Pencil aria-hidden="true" />
      Edit
    </Button>
  )
}
