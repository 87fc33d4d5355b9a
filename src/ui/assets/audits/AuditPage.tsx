import { ScanLine } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import type { AssetAudit } from '../../../domain/assets/audits/nouns.ts'
import { auditWording } from '../../../domain/assets/audits/wording.ts'
import type { AssetAuditId } from '../../../domain/kernel/ids.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { useTableState } from '../../app/useTableState.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useLocale } from '../../kit/locale.ts'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { managing } from '../may.ts'
import { useAudit, useAuditState } from './area.ts'
import { columnIds, columnsOf, listed, rowHref, rowId, rowLabel } from './columns.tsx'

/** Ours: one round through a place. */
export const AuditPage = ({ params, search }: PageProps) => {
  const id = params.auditId as AssetAuditId
  const machine = useAudit()
  useEffect(() => {
    machine.send({ type: 'audit.opened', id })
    return () => machine.send({ type: 'audit.left' })
  }, [machine, id])
  const audit = useAuditState(({ context }) => context.audit)
  const failure = useAuditState(({ context }) => context.failure)
  const isNotFound = useAuditState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const hasFailed = useAuditState((snapshot) => snapshot.matches({ reading: 'failed' }))
  if (isNotFound) return <NotFoundPage />
  if (audit !== null && audit.id === id) return <Round audit={audit} search={search} />
  return (
    <Page title={places.assetAudit.title} back={back}>
      {hasFailed ? (
        <ErrorState title="The audit could not be loaded" onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : (
        <Skeleton height={96} />
      )}
    </Page>
  )
}

const back = { href: pathTo('assetAudits'), label: 'Back to audits' }
const noun = { one: 'asset', many: 'assets' }

const Round = ({ audit, search }: { readonly audit: AssetAudit; readonly search: string }) => {
  const machine = useAudit()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const denied = managing(useActor(), 'Modify')
  const closing = useAuditState(({ children }) => children.closing as ConfirmActor | undefined)
  const { id, rows, closedUtc, locationName } = audit
  const isOpen = closedUtc === null
  const [state, change] = useTableState({
    table: 'assetAudit',
    columns: columnIds,
    path: pathTo('assetAudit', { auditId: id }),
    search,
  })
  const columns = useMemo(
    () =>
      columnsOf({
        isOpen,
        timeZone,
        onTick: (number, isSeen) => machine.send({ type: 'asset.ticked', number, isSeen }),
      }),
    [isOpen, timeZone, machine],
  )
  const shown = useMemo(() => listed(rows, state), [rows, state])
  const expected = rows.filter(({ isExpected }) => isExpected)
  const seen = expected.filter(({ seenUtc }) => seenUtc !== null).length
  return (
    <Page
      title={`Audit: ${locationName}`}
      fill
      width="wide"
      back={back}
      description={
        <>
          {writtenNumber(locale, seen)} of {writtenNumber(locale, expected.length)} seen
          {isOpen ? null : (
            <>
              , closed <DateText value={closedUtc} timeZone={timeZone} withTime />
            </>
          )}
        </>
      }
      actions={
        isOpen ? (
          <Button aria-haspopup="dialog" denied={denied} onClick={() => machine.send({ type: 'closing.asked' })}>
            {auditWording.close}
          </Button>
        ) : null
      }
    >
      {isOpen ? <Scan /> : null}
      <DataTable
        noun={noun}
        columns={columns}
        rows={shown}
        total={rows.length}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        state={state}
        onChange={change}
        empty={<EmptyState title="No assets here">Scan it anyway: it is recorded as found elsewhere.</EmptyState>}
      />
      {closing === undefined ? null : <Confirmation confirmation={closing} />}
    </Page>
  )
}

/** A scanner types what it reads, and Enter. */
const Scan = () => {
  const machine = useAudit()
  const typed = useAuditState(({ context }) => context.typed)
  const last = useAuditState(({ context }) => context.last)
  const refusal = useAuditState(({ context }) => context.refusal)
  const unsent = useAuditState((snapshot) =>
    snapshot.matches({ working: 'offline' }) ? snapshot.context.waiting.length : 0,
  )
  const form = useRef<HTMLFormElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    machine.send({ type: 'number.sent' })
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} onSubmit={send}>
      <Stack gap={2}>
        <TextField
          label="Scan a label, or type an Asset No"
          autoFocus
          value={typed}
          onChange={(text) => machine.send({ type: 'number.typed', text })}
        />
        <Row>
          <Button type="submit" tone="solid">
            <ScanLine aria-hidden="true" />
            Seen
          </Button>
          <div role="status">
            {refusal !== null ? (
              <Banner
                tone="danger"
                action={
                  unsent === 0 ? undefined : (
                    <Button size="sm" onClick={() => machine.send({ type: 'retry.asked' })}>
                      Try again
                    </Button>
                  )
                }
              >
                {refusal} {unsent === 0 ? null : auditWording.unsent(unsent)}
              </Banner>
            ) : last === null ? null : (
              <Text as="span" tone={last.isAsExpected ? 'success' : 'warning'}>
                {last.text}
              </Text>
            )}
          </div>
        </Row>
      </Stack>
    </form>
  )
}
