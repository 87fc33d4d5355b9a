import { Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react'
import { mayManagePolicies } from '../../domain/policies/access.ts'
import type { HrDocument } from '../../domain/policies/nouns.ts'
import { pathTo } from '../app/paths.ts'
import { useActor } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useManages, usePolicies } from './area.ts'
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
      {isWritten ? (
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      ) : null}
      {manages ? <ManagersActions document={document} /> : null}
    </>
  )
}

const ManagersActions = ({ document }: { readonly document: HrDocument }) => {
  const policies = usePolicies()
  const actor = useActor()
  return (
    <>
      <LinkButton href={pathTo('hrDocumentEdit', { id: document.id })} tone={document.hasDraft ? 'solid' : 'outline'}>
        <Pencil aria-hidden="true" />
        {document.hasDraft ? 'Continue draft' : 'Edit'}
      </LinkButton>
      <Menu
        label="More"
        icon={<Ellipsis />}
        align="end"
        items={[
          {
            id: 'delete',
            label: 'Delete draft',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied:
              document.versionNo > 0
                ? 'A published policy is kept for ever. Archive it in its settings instead.'
                : mayManagePolicies(actor, 'Delete').allowed
                  ? undefined
                  : 'Your permissions do not include this. Ask an administrator.',
            onSelect: () => policies.send({ type: 'deletion.asked', document }),
          },
        ]}
      />
    </>
  )
}
