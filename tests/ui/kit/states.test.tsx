import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Banner } from '../../../src/ui/kit/Banner.tsx'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { EmptyState } from '../../../src/ui/kit/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/kit/ErrorState.tsx'
import { OrgChartNode } from '../../../src/ui/kit/OrgChartNode.tsx'
import { ReportsList } from '../../../src/ui/kit/ReportsList.tsx'

describe('Where nothing is', () => {
  it('it is said what would fill it, quietly, with the first step', async () => {
    const added = vi.fn()
    render(
      <EmptyState title="No goals yet" action={<Button onClick={added}>Add goal</Button>}>
        A goal says what somebody wants to reach.
      </EmptyState>,
    )
    expect(screen.getByText('A goal says what somebody wants to reach.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add goal' }))
    expect(added).toHaveBeenCalledOnce()
  })
})

describe('What failed', () => {
  it('is an alert that can be tried again', async () => {
    const retried = vi.fn()
    render(
      <ErrorState title="The goals could not be loaded" onRetry={retried}>
        Check your connection.
      </ErrorState>,
    )
    expect(screen.getByRole('alert').textContent).toMatch(/^The goals could not be loadedCheck your connection\./)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retried).toHaveBeenCalledOnce()
  })

  it('is not tried twice at once, and not at all where there is no way', async () => {
    const retried = vi.fn()
    const { rerender } = render(<ErrorState title="Failed" onRetry={retried} busy />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }))
    expect(retried).not.toHaveBeenCalled()
    rerender(<ErrorState title="Failed" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it.each([
  ['info', false],
  ['warning', false],
  ['danger', true],
] as const)('a banner in the tone %s is read out at once: %s', (tone, isAlert) => {
  render(
    <Banner tone={tone} action={<Button>Undo</Button>}>
      Somebody has changed this.
    </Banner>,
  )
  expect(screen.queryByRole('alert') !== null).toBe(isAlert)
  expect(screen.getByText('Somebody has changed this.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

describe('A person in the org chart (§ 2.6)', () => {
  const person = { avatar: null, name: 'Ava Lindqvist', title: 'Managing director', department: 'Office', tags: [] }

  it('is told with all that is known, each where it is cut too', () => {
    render(<OrgChartNode {...person} flags="3 direct reports" note="Acting" tags={['first aid', 'mentor']} />)
    const node = within(screen.getByRole('article'))
    for (const words of ['Ava Lindqvist', 'Managing director', '3 direct reports', 'Office', 'Acting'])
      expect(node.getByText(words).title).toBe(words)
    expect(node.getByText('first aid · mentor')).toBeTruthy()
    expect(node.queryByRole('link')).toBeNull()
  })

  it('has no empty lines, and is a link where their page may be opened', () => {
    const { container } = render(<OrgChartNode {...person} title={null} department={null} href="/employee/ava" />)
    expect(container.textContent).toBe('Ava Lindqvist')
    expect(screen.getByRole('link', { name: 'Ava Lindqvist' }).getAttribute('href')).toBe('/employee/ava')
  })
})

describe('The list of reports (§ 2.6)', () => {
  const report = (name: string, reportType: 'web' | 'csv') => ({
    name,
    friendlyName: `All ${name}`,
    reportType,
    href: `/report/${name}`,
  })

  it('stands under its groups, in their order, without those that are empty', () => {
    render(
      <ReportsList
        groups={[
          { group: 'Compliance Reports', reports: [report('certifications', 'csv')] },
          { group: 'Employee Reports', reports: [] },
          { group: 'System Reports', reports: [report('logins', 'web')] },
        ]}
      />,
    )
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Compliance Reports',
      'System Reports',
    ])
    expect(screen.getByRole('link', { name: /All certifications ?\(CSV file\)/ }).getAttribute('href')).toBe(
      '/report/certifications',
    )
    expect(screen.getByRole('link', { name: 'All logins' })).toBeTruthy()
  })

  it('says when there is none', () => {
    render(<ReportsList groups={[{ group: 'System Reports', reports: [] }]} />)
    expect(screen.getByText('No reports')).toBeTruthy()
  })
})
