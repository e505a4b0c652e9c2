import { RulesPage } from '../features/community/moderation/rules-page.tsx';

export default function CommunityRules() {
  return <RulesPage />;
}
