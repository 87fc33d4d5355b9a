import { describe, expect, it, test } from 'vitest'
import { chartCsv } from '../../../src/domain/orgChart/csv.ts'
import { managersIn, orgTree, shown } from '../../../src/domain/orgChart/tree.ts'
import { aNode } from '../../fixtures/chart.ts'

const csvOf = (...people: ReadonlyArray<ReturnType<typeof aNode>>) => {
  const tree = orgTree(people)
  return chartCsv(shown(tree, managersIn(tree))).split('\r\n')
}

describe('the chart as a table', () => {
  it('has a line for everybody, managers before their reports', () => {
    expect(
      csvOf(
        aNode('Eve', 'Max', { positionTitle: null, department: null, isMovedUp: true }),
        aNode('Max', null, { isActive: false, tags: ['Mentor', 'First aid'], note: 'Away, until Friday' }),
      ),
    ).toEqual([
      'Level,Name,Position,Department,Manager,Direct reports,People below,Note,Tags,Flags',
      '1,Max,Clerk,Yard,,1,1,"Away, until Friday",Mentor; First aid,Inactive',
      '2,Eve,,,Max,0,0,,,No position; Own manager not shown',
      '',
    ])
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ['\u0000=1', "'\u0000=1"],
    ['  =1', "'  =1"],
    ['1-2', '1-2'],
    ['"quoted"', '"""quoted"""'],
    ['two\nlines', '"two\nlines"'],
  ])('what a spreadsheet would take for a formula is text: %j', (name, cell) => {
    expect(csvOf(aNode(name))[1]).toBe(`1,${cell},Clerk,Yard,,0,0,,,`)
  })
})
