/** The author, by the names of the sample logins. */
export type SampleAuthor = 'member' | 'otherMember' | 'rep' | 'admin';

export type SampleMessage = {
  readonly by: SampleAuthor;
  /** Relative to now. */
  readonly minutesAgo: number;
  readonly text: string;
  /** The index of the message it replies to, from 0. */
  readonly replyTo?: number;
  readonly likedBy?: readonly SampleAuthor[];
  /** Visitors read it on the community page. */
  readonly isQuoted?: boolean;
};

const hour = 60;
const day = 24 * hour;

/** Messages in the default rooms, by slug. */
export const sampleRooms: Readonly<Record<string, readonly SampleMessage[]>> = {
  general: [
    {
      by: 'admin',
      minutesAgo: 6 * day,
      text: 'Welcome! Introduce yourself if you like: where you are, what you trade or want to learn, and which lesson you are at. Our rules are short: be kind, no signals, no promises of profit, and nobody of the academy will ever write to you first or ask you for money.',
      likedBy: ['member', 'otherMember', 'rep'],
    },
    {
      by: 'member',
      minutesAgo: 6 * day - 2 * hour,
      text: 'Hello from Zagreb! I am in the second module of Fast Track and keep a journal for the first time. Writing down *why* before I click is harder than I thought.',
      likedBy: ['otherMember'],
      isQuoted: true,
    },
    {
      by: 'otherMember',
      minutesAgo: 6 * day - 3 * hour,
      text: 'Hi Maja, same here. What helped me: three lines only. Setup, stop, size. If I cannot fill in one of them, I do not take the trade.',
      replyTo: 1,
      likedBy: ['member', 'rep'],
    },
    {
      by: 'rep',
      minutesAgo: 3 * day,
      text: 'The question hour on Thursday was good. The part about sizing from the stop, and not the other way round, finally made sense to me.',
    },
    {
      by: 'otherMember',
      minutesAgo: 3 * day - 25,
      text: 'Yes! `risk per trade ÷ distance to the stop = size`. I put it on a note beside the screen.',
      replyTo: 3,
      likedBy: ['rep', 'member'],
      isQuoted: true,
    },
    {
      by: 'member',
      minutesAgo: 5 * hour,
      text: 'Finished the Fast Track quiz today, 92 % at the second try. The chart question with the stop got me the first time.',
      likedBy: ['otherMember', 'admin', 'rep'],
    },
    { by: 'admin', minutesAgo: 4 * hour, text: 'Well done, Maja!', replyTo: 5 },
  ],
  dax: [
    {
      by: 'otherMember',
      minutesAgo: 2 * day,
      text: 'Prepared for tomorrow: overnight range marked, yesterday’s high and low, and the opening gap if there is one. How many levels do you keep on the chart? I am down from eleven to four.',
      likedBy: ['member'],
    },
    {
      by: 'rep',
      minutesAgo: 2 * day - 40,
      text: 'Four as well. The lesson on the open says it nicely: a level that you would not act on is decoration.',
      replyTo: 0,
      likedBy: ['otherMember', 'member'],
      isQuoted: true,
    },
    {
      by: 'member',
      minutesAgo: day + 3 * hour,
      text: 'Practice account today: I waited for the first fifteen minutes to close and then noticed that I had moved my stop twice. Result small, lesson large.',
      likedBy: ['otherMember', 'admin'],
      isQuoted: true,
    },
    {
      by: 'otherMember',
      minutesAgo: day + 2 * hour,
      text: 'Thank you for saying it. I set a rule: the stop may move *with* the trade, never away from it, and the journal has a box for it.',
      replyTo: 2,
      likedBy: ['member'],
    },
    {
      by: 'rep',
      minutesAgo: 7 * hour,
      text: 'The spread at eight o’clock was much wider than at nine again. Worth measuring on your own platform before you plan with small targets.',
    },
    {
      by: 'otherMember',
      minutesAgo: 6 * hour,
      text: 'I logged it for two weeks:\n- 08:00 to 08:15: about 2.5 points\n- from 09:05: about 1.2 points\n\nDifferent at every broker, so measure yours.',
      replyTo: 4,
      likedBy: ['rep', 'member'],
    },
  ],
  'dow-jones': [
    {
      by: 'rep',
      minutesAgo: 4 * day,
      text: 'How do you handle days with figures at half past two? I stay out from ten minutes before until the first pullback, and I note what I *would* have done.',
    },
    {
      by: 'member',
      minutesAgo: 4 * day - 70,
      text: 'I only watch so far. Interesting how often the first move is taken back within minutes.',
      replyTo: 0,
      likedBy: ['rep'],
    },
    {
      by: 'otherMember',
      minutesAgo: 30 * hour,
      text: 'Replayed last week’s sessions from the course. The volume in the last hour looks so different from the middle of the day; the exercise about the three parts of the session is worth doing twice.',
      likedBy: ['member', 'rep'],
      isQuoted: true,
    },
  ],
  commodities: [
    {
      by: 'member',
      minutesAgo: 5 * day,
      text: 'Beginner’s question: the price of my gas position jumped over the weekend although the chart in the news did not. What did I miss?',
    },
    {
      by: 'otherMember',
      minutesAgo: 5 * day - 35,
      text: 'Probably the roll: your product moved on to the next contract, and the two have different prices. The lesson *Contracts and rolling* has an example with numbers.',
      replyTo: 0,
      likedBy: ['member'],
    },
    {
      by: 'member',
      minutesAgo: 5 * day - 50,
      text: 'That was it, thank you. So a gap in the chart of a continuous contract is not a gap that anybody traded.',
      replyTo: 0,
      likedBy: ['otherMember', 'rep'],
      isQuoted: true,
    },
    {
      by: 'rep',
      minutesAgo: 26 * hour,
      text: 'Reading the stock report on Wednesday together with the chart was new to me. My notes say less about direction and more about how *wide* the move was.',
    },
  ],
  help: [
    {
      by: 'otherMember',
      minutesAgo: 2 * day,
      text: 'Where do I find the working sheet of the sizing lesson? I remember a PDF.',
    },
    {
      by: 'admin',
      minutesAgo: 2 * day - 20,
      text: 'Below the text of the lesson, under Files. All your files are under Downloads too.',
      replyTo: 0,
      likedBy: ['otherMember'],
    },
    {
      by: 'member',
      minutesAgo: 9 * hour,
      text: 'Somebody outside of the academy wrote to me on another platform and said he was one of your instructors. Is that possible?',
    },
    {
      by: 'admin',
      minutesAgo: 9 * hour - 12,
      text: 'No. We never write first, we never ask for money or for access to an account, and here everyone from the academy has the badge **Staff** beside the name. Please block him there and do not send anything. Thank you for asking!',
      replyTo: 2,
      likedBy: ['member', 'otherMember', 'rep'],
    },
  ],
};

/** A direct conversation between two members. */
export const sampleDirectMessages: readonly SampleMessage[] = [
  {
    by: 'member',
    minutesAgo: 2 * day,
    text: 'Hi Otto, your note about the spread helped me a lot. Do you keep it in a table?',
  },
  {
    by: 'otherMember',
    minutesAgo: 2 * day - 30,
    text: 'Hi Maja! Yes, one line a day: time, spread, and whether I traded. I can show you on Thursday after the question hour.',
  },
  {
    by: 'member',
    minutesAgo: 2 * day - 35,
    text: 'Gladly, see you there.',
    likedBy: ['otherMember'],
  },
];

/** Messages in a course's room. */
export const sampleCourseRoom: readonly SampleMessage[] = [
  {
    by: 'admin',
    minutesAgo: 3 * day,
    text: 'This room is for everybody who owns the course. Ask about a lesson here, with its name, and others will find the answer later.',
  },
];
