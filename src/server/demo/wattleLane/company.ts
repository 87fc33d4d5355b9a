import type { DemoCompany } from '../demoTenant.ts'
import { positionParts } from '../positionText.ts'

export const company: DemoCompany = {
  groups: [
    {
      name: 'Template Authors',
      features: [{ featureId: 'positionTemplatesManage', actions: ['View', 'Use', 'Modify', 'Create'] }],
      members: ['meredith.lau'],
    },
  ],
  categories: ['Children', 'Families', 'Safety', 'Learning'],
  meetingLocations: [
    ['Staff Room', ''],
    ['Garden Table', 'Weather permitting.'],
    ['Phone Call', ''],
  ],
  coreValues: [
    ['Children First', 'When in doubt, we ask what is best for the child.'],
    ['Curious Together', 'Nobody here has finished learning.'],
    ['Open Door', 'Families may come in at any time.'],
  ],
  discussionPoints: [
    ['How is your room going?', 1],
    ['Which training would help you?', 1],
    ['Are ratios and breaks right on your shifts?', 3],
  ],
  reviewTemplates: [
    {
      name: 'Annual Review',
      description: 'Once a year with everybody.',
      questions: ['What are you proud of?', 'What would you like to try next year?'],
    },
  ],
  positionTemplates: [
    {
      title: 'Lead Educator',
      department: 'Toddlers',
      isGlobal: true,
      text: {},
    },
    {
      title: 'Educator',
      department: 'Nursery',
      text: positionParts({
        purpose: 'Cares for and teaches children in their first years.',
        responsibilities: ['Every child is greeted by name', 'Handover to families is personal'],
        essential: ['Certificate III', 'WWCC VIC'],
      }),
    },
    {
      title: 'Centre Director',
      department: 'Leadership',
      isGlobal: true,
      text: {},
    },
    {
      title: 'Cook',
      department: 'Kitchen',
      isArchived: true,
      text: positionParts({
        purpose: 'Cooks lunch and two snacks a day.',
        responsibilities: ['Allergies are checked twice, by two people'],
        essential: ['Food Safety Supervisor'],
      }),
    },
  ],
}
