/** Help with lists, rights, the record of changes and notifications (§ 2.3 help widget). The texts are ours. */
import type { Article } from './article.ts'

export const settings: ReadonlyArray<Article> = [
  {
    id: 'lists',
    title: 'Departments, categories, core values and meeting locations',
    about: ['departments', 'categories', 'coreValues', 'meetingLocations', 'defaultDiscussionPoints', 'settings'],
    body: [
      'These lists are what forms and filters offer throughout the product. A new name shows everywhere at once, also on what was written before.',
      'Drag an item by its grip to change the order in which forms offer it, or use the arrow keys.',
      'What is in use cannot be deleted: you are shown by whom, and can merge it into another one. Only administrators change these lists.',
    ],
  },
  {
    id: 'tags',
    title: 'Keep tags in order',
    about: ['tags'],
    needs: { role: 'admin' },
    body: [
      'Tags sort people across departments: forklift, first aider, night shift. They come into being where someone types one, and policies, certifications and lists can be narrowed to them.',
      'Here you rename a tag for everybody who has it, merge two that mean the same, and delete those that nobody uses.',
    ],
  },
  {
    id: 'groups',
    title: 'Let people do more than their role says',
    about: ['permissions'],
    needs: { role: 'admin' },
    body: [
      [
        'Choose New group, and give it a name.',
        'Tick what it allows: policies, position templates and assets each have View, Use, Create, Modify and Delete.',
        'Add its members. Before you save, you are shown who gains and who loses what.',
      ],
      'Someone in several groups can do what any of them allows. Administrators can do everything and need no group.',
      'The check of one person’s access shows what they can do, by which group, and which pages are in their menu.',
    ],
  },
  {
    id: 'audit',
    title: 'See who changed what, and when',
    about: ['audit'],
    needs: { role: 'admin' },
    body: [
      'Every change is a sentence: who, what, of whom, with the values before and after. Nobody can alter or delete one.',
      'Filters narrow it by days, by who changed it, by whom it is about, and by kind. Export CSV takes what the filters show. Times are those of your company.',
      'The Timeline of a profile tells the same about one person, to those who may see it.',
    ],
  },
  {
    id: 'notifications',
    title: 'Choose how you are told of things',
    about: ['notifications', 'notificationChoices', 'settings'],
    body: [
      'The bell counts what happened to you and you have not read. See all opens the whole list, where each can be marked as read or unread.',
      [
        'Open Notifications and choose how you are told.',
        'For each kind choose: here and by mail at once, here and in one mail each morning, only here, or not at all.',
      ],
      'Whatever you choose, what waits for you stays in your to-do list.',
    ],
  },
]
