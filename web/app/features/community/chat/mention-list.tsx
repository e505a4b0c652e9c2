import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { floatingClasses } from '../../../ui/floating.ts';

type MentionListProps = {
  id: string;
  people: readonly CommunityMember[];
  active: CommunityMember | undefined;
  onChoose: (member: CommunityMember) => void;
};

/**
 * Mention suggestions above the field. The focus stays in the field, which names the active one.
 */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const t = useTexts('chat');
  if (people.length === 0) return null;
  return (
    <div
      id={`${id}-people`}
      role="listbox"
      aria-label={t('chat.compose.people')}
      className={classNames(floatingClasses, 'absolute start-0 bottom-full mb-1 w-64 p-1.5')}
    >
      {people.map((member) => (
        <div
          key={member.id}
          id={`${id}-${member.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={member === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(member);
          }}
          className="flex min-h-10 cursor-pointer items-center rounded-sm px-3 text-sm aria-selected:bg-river-wash"
        >
          {member.name}
        </div>
      ))}
    </div>
  );
}
