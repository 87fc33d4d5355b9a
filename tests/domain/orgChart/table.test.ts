import { expect, it } from 'vitest'
import { chartTable } from '../../../src/domain/orgChart/table.ts'
import { managersIn, orgTree, shown } from '../../../src/domain/orgChart/tree.ts'
import { aNode } from '../../fixtures/chart.ts'

it('the table of the chart has a row for everybody, managers before their reports', () => {
  const tree = orgTree([
    aNode('Eve', 'Max', { positionTitle: null, department: null, isMovedUp: true }),
    aNode('Max', null, { isActive: false, tags: ['Mentor', 'First aid'], note: 'Away, until Friday' }),
  ])
  expect(chartTable(shown(tree, managersIn(tree)))).toEqual([
    ['Level', 'Name', 'Position', 'Department', 'Manager', 'Direct reports', 'Total reports', 'Note', 'Tags', 'Flags'],
    [1, 'Max', 'Clerk', 'Yard', '', 1, 1, 'Away, until Friday', 'Mentor; First aid', 'Inactive'],
    [2, 'Eve', '', '', 'Max', 0, 0, '', '', 'No position; Manager hidden'],
  ])
})
