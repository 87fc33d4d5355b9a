import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AssetAudit, AssetAuditSummary } from '../../../src/domain/assets/audits/nouns.ts'
import type { AssetAuditId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { assetId, laptops, yard } from '../../fixtures/assets.ts'
import { ava } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const auditId = '00000000-0000-4000-8000-00000000f101' as AssetAuditId
const seenUtc = '2026-11-20T02:00:00.000Z'
const row = (number: number, over: Partial<AssetAudit['rows'][number]> = {}): AssetAudit['rows'][number] => ({
  id: assetId(number),
  number: `A-${number}`,
  name: `Drill ${number}`,
  isExpected: true,
  seenUtc: null,
  ...over,
})
const round: AssetAudit = {
  id: auditId,
  locationId: yard.id,
  locationName: 'Yard',
  startedUtc: '2026-11-20T01:00:00.000Z',
  startedBy: { id: ava, fullName: 'Ava Lindqvist' },
  closedUtc: null,
  rows: [row(1), row(2)],
  version: 1,
}
const { rows: _, ...about } = round
const summary: AssetAuditSummary = { ...about, expected: 2, seen: 1, elsewhere: 1 }
const configuration = { read: { locations: [yard], categories: [laptops] } }

describe('The rounds there were', () => {
  const open = (assetAudits: Answers['assetAudits'], as: Role = 'admin') =>
    visit(pathTo('assetAudits'), { as, answers: { assetAudits, assetConfiguration: configuration } })

  it('say how far each has come', async () => {
    const { main } = await open({ audits: [summary] })
    expect(await main.findByRole('link', { name: 'Yard' })).toBeTruthy()
    expect(main.getByText('1 of 2 seen, 1 from elsewhere')).toBeTruthy()
    expect(main.getByText('Open')).toBeTruthy()
  })

  it('are none yet', async () => {
    const { main } = await open({ audits: [] })
    expect(await main.findByText('No audits yet')).toBeTruthy()
  })

  it('cannot be loaded, and are asked for again', async () => {
    let isBack = false
    const { main, user } = await open({ audits: () => (isBack ? [summary] : failing(unreachable)) })
    expect((await main.findByRole('alert')).textContent).toContain('The audits could not be loaded')
    isBack = true
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByText('Open')).toBeTruthy()
  })

  it('a new one needs a place, and says what stands in its way', async () => {
    const { main, user, calls } = await open({ audits: [], startAudit: failing(refused('unknown_location', 422)) })
    expect(
      await main.findByRole('button', { name: 'Start audit', description: 'Choose a location first.' }),
    ).toBeTruthy()
    await user.selectOptions(main.getByRole('combobox', { name: 'Location' }), 'Yard')
    await user.click(main.getByRole('button', { name: 'Start audit' }))
    expect(await main.findByText('Failed to start the audit. refused: unknown_location')).toBeTruthy()
    expect(calls('assetAudits.startAudit')[0]?.payload).toMatchObject({ locationId: yard.id })
  })

  it('is begun by those who manage assets, which is said', async () => {
    const { main } = await open({ audits: [] }, 'assetUser')
    expect(await main.findByRole('button', { name: 'Start audit', description: /^Only administrators/ })).toBeTruthy()
  })
})

describe('One round', () => {
  const open = (assetAudits: Answers['assetAudits'] = {}, as: Role = 'admin') =>
    visit(pathTo('assetAudit', { auditId }), {
      as,
      answers: { assetAudits: { audit: round, ...assetAudits }, assetConfiguration: configuration },
    })
  const scan = async ({ main, user }: Awaited<ReturnType<typeof open>>, number: string) =>
    user.type(await main.findByRole('textbox', { name: 'Scan a label, or type an Asset No' }), `${number}{Enter}`)

  it('counts what is seen, and says at once what a scan came to', async () => {
    const stage = await open({ seen: { ...round, rows: [row(1, { seenUtc }), row(2)] } })
    expect(await stage.main.findByText('0 of 2 seen')).toBeTruthy()
    await scan(stage, 'a-1')
    expect(await stage.main.findByText('A-1 seen')).toBeTruthy()
    expect(stage.main.getByText('1 of 2 seen')).toBeTruthy()
    expect(stage.main.getByRole('textbox', { name: /^Scan/ })).toHaveProperty('value', '')
  })

  it.each([
    ['that was seen before', 'a-1', { ...round, rows: [row(1, { seenUtc }), row(2)] }, 'A-1 was already seen'],
    [
      'that belongs elsewhere, by the address on its label',
      `https://tenure.example${pathTo('asset', { id: assetId(3) })}`,
      { ...round, rows: [row(1), row(2), row(3, { isExpected: false, seenUtc })] },
      'A-3 seen, though it belongs elsewhere',
    ],
  ])('says so of one %s', async (_, label, seen, said) => {
    const isSeen = label === 'a-1'
    const stage = await open({ audit: isSeen ? seen : round, seen })
    await scan(stage, label)
    expect(await stage.main.findByText(said)).toBeTruthy()
    expect(stage.main.getByText(isSeen ? '1 of 2 seen' : '0 of 2 seen')).toBeTruthy()
  })

  it('one is ticked by hand, and the tick is taken back', async () => {
    let isTicked = false
    const stage = await open({
      seen: () => {
        isTicked = !isTicked
        return { ...round, rows: [row(1), row(2, isTicked ? { seenUtc } : {})] }
      },
    })
    const tick = await stage.main.findByRole('button', { name: /^Seen ?A-2$/ })
    await stage.user.click(tick)
    expect(await stage.main.findByText('1 of 2 seen')).toBeTruthy()
    await stage.user.click(tick)
    expect(await stage.main.findByText('A-2 is no longer marked as seen')).toBeTruthy()
    await vi.waitFor(() => expect(tick.getAttribute('aria-pressed')).toBe('false'))
    expect(stage.calls('assetAudits.seen').map(({ payload }) => (payload as { isSeen: boolean }).isSeen)).toEqual([
      true,
      false,
    ])
  })

  it('a number that is nobody’s is said', async () => {
    const stage = await open({ seen: failing(refused('unknown_number', 422)) })
    await scan(stage, 'X')
    expect(await stage.main.findByText('X: refused: unknown_number')).toBeTruthy()
    expect(stage.main.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('scans that do not reach the server are kept, counted and tried again', async () => {
    let isBack = false
    const stage = await open({
      seen: () => (isBack ? { ...round, rows: [row(1, { seenUtc }), row(2)] } : failing(unreachable)),
    })
    await scan(stage, 'A-1')
    expect(await stage.main.findByText(/1 scan not sent yet\./)).toBeTruthy()
    isBack = true
    await stage.user.click(stage.main.getByRole('button', { name: 'Try again' }))
    expect(await stage.main.findByText('A-1 seen')).toBeTruthy()
    expect(stage.calls('assetAudits.seen')).toHaveLength(2)
  })

  it('is closed behind a question that says how many are missing', async () => {
    const closed = { ...round, closedUtc: seenUtc, version: 2 }
    const stage = await open({ closeAudit: closed })
    await stage.user.click(await stage.main.findByRole('button', { name: 'Close audit' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^2 assets were not seen/)).toBeTruthy()
    await stage.user.click(dialog.getByRole('button', { name: 'Close audit' }))
    await vi.waitFor(() => expect(notices().join()).toContain('Audit closed'))
    expect(stage.main.queryByRole('textbox', { name: /^Scan/ })).toBeNull()
    expect(stage.main.queryByRole('button', { name: 'Close audit' })).toBeNull()
  })

  it('that was closed elsewhere is shown closed', async () => {
    let reads = 0
    const stage = await open({
      audit: () => (++reads === 1 ? round : { ...round, closedUtc: seenUtc }),
      seen: failing(refused('audit_closed')),
    })
    await scan(stage, 'A-1')
    expect(await stage.main.findByText(/0 of 2 seen, closed/)).toBeTruthy()
    expect(stage.main.queryByRole('textbox', { name: /^Scan/ })).toBeNull()
  })

  it('that is gone is plainly not found', async () => {
    const { main } = await open({ audit: failing(refused('not_found', 404)) })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })

  it('is walked by those who use the register, and closed by those who manage it', async () => {
    const stage = await open({ seen: { ...round, rows: [row(1, { seenUtc }), row(2)] } }, 'assetUser')
    expect(
      await stage.main.findByRole('button', { name: 'Close audit', description: /^Only administrators/ }),
    ).toBeTruthy()
    await scan(stage, 'A-1')
    expect(await stage.main.findByText('A-1 seen')).toBeTruthy()
  })
})
