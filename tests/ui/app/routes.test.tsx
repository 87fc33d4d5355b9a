import { renderHook, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRouter } from 'wouter'
import { allModules } from '../../../src/domain/billing/modules.ts'
import { matched } from '../../../src/ui/app/routes.tsx'
import { notFoundHeading, otherPaths, rows, rowsBesideTheTable } from '../../e2e/routes/rows.ts'
import { subscriptionId } from '../../fixtures/ids.ts'
import { aPlan } from '../../fixtures/tenants.ts'
import { visit } from '../visit.tsx'

/** No record has this id. */
const nobodys = '11111111-1111-4111-8111-111111111111'
const every = [...rows, ...rowsBesideTheTable].map(({ name, path, finds }) => ({
  name,
  path,
  finds,
  address: path.replaceAll(/\{\w+\}/g, nobodys),
}))

/** With a slash at the end where there was none, and the other way round. */
const otherSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

const { parser } = renderHook(() => useRouter()).result.current

describe('§ 2.1 the page an address leads to', () => {
  it.each(every)('$path: $name, also with the other slash at the end and in capitals', ({ name, path, address }) => {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param, nobodys])
    for (const written of [address, otherSlash(address) || '/', address.toUpperCase()])
      expect(matched(parser, written)).toMatchObject({ name, params: Object.fromEntries(params) })
  })

  it.each(otherPaths)('%s: none, so notFound', (path) => {
    expect(matched(parser, path)).toBeNull()
  })
})

describe('§ 6 without the Compliance module', () => {
  const plan = aPlan({ name: 'small', modules: allModules.filter((module) => module !== 'compliance') })
  const asAdmin = (path: string) =>
    visit(path, {
      tenant: {
        subscription: {
          id: subscriptionId('small'),
          productPlanId: plan.id,
          billingCycle: 'Monthly',
          startedUtc: '2024-01-01T00:00:00.000Z',
          endsUtc: null,
        },
      },
      answers: { session: { productPlans: [plan] } },
    })
  const lacking = every.filter(({ finds }) => finds.includes('A') && !finds.includes('C'))

  it.each(lacking)('$path is notFound to an administrator too', async ({ address }) => {
    const { main } = await asAdmin(address)
    expect(await main.findByRole('heading', { level: 1, name: notFoundHeading })).toBeTruthy()
    expect(document.title).toBe(`${notFoundHeading} · Tenure`)
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu.queryByRole('link', { name: /^(Certifications|Company Policies|HR Documents)/ })).toBeNull()
  })

  const others = rows.filter(({ name }) => ['goals', 'orgChart', 'companySettings'].includes(name))
  it.each(others)('$path is there', async ({ path, heading }) => {
    const { main } = await asAdmin(path)
    expect(await main.findByRole('heading', { level: 1, name: String(heading) })).toBeTruthy()
  })
})
