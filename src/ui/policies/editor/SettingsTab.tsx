import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { editorWording } from '../../../domain/policies/editorWording.ts'
import { policyLifecycle } from '../../../domain/policies/lifecycle.ts'
import { policyActionNames, policyActionsBy, policyStatusNames } from '../../../domain/policies/lifecycleWords.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useFocusBack } from '../../kit/focusing.ts'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { useMayManage } from '../area.ts'
import { useDeletionDenied } from '../DocumentActions.tsx'
import type { DocumentTabProps } from '../tab.ts'
import { usePolicyWriting } from './area.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsSummary } from './SettingsSummary.tsx'

/** § 7 The settings on the policy's own page. */
export const SettingsTab = ({ document }: DocumentTabProps) => {
  const writing = usePolicyWriting()
  const editDenied = useMayManage('Modify') ? undefined : editorWording.toLookAt
  const form = useSelector(writing, ({ children }) => children.settings as RecordFormActor | undefined)
  const deletionDenied = useDeletionDenied(document)
  useEffect(() => () => writing.send({ type: 'page.left' }), [writing])
  return (
    <div ref={useFocusBack<HTMLDivElement>(form !== undefined)}>
      {form === undefined ? (
        <Stack gap={4}>
          <SettingsSummary
            document={document}
            onEdit={() => writing.send({ type: 'settings.opened', document })}
            editDenied={editDenied}
          />
          <LifecycleChart
            of={policyLifecycle}
            here={document.status}
            states={policyStatusNames}
            actions={policyActionNames}
            by={policyActionsBy}
            denied={(action) => (action === 'remove' ? deletionDenied : editDenied)}
          />
        </Stack>
      ) : (
        <SettingsForm form={form} document={document} />
      )}
    </div>
  )
}
