//+------------------------------------------------------------------+
//| Risk Ruler                                                       |
//| Danube Trading Academy                                           |
//|                                                                  |
//| Lays entry, stop and target on the chart and says how large a    |
//| position may be so that the stop costs no more than the agreed   |
//| part of the account. The stop is a multiple of the average true  |
//| range away. The ruler measures; it does not say whether the      |
//| trade is a good idea.                                            |
//+------------------------------------------------------------------+
#property copyright "Danube Trading Academy"
#property version   "1.00"
#property description "Entry, stop, target and position size from the average true range."
#property indicator_chart_window
#property indicator_buffers 9
#property indicator_plots   3
#property indicator_label1  "Entry"
#property indicator_type1   DRAW_LINE
#property indicator_color1  clrGray
#property indicator_style1  STYLE_DOT
#property indicator_label2  "Stop"
#property indicator_type2   DRAW_LINE
#property indicator_color2  clrFireBrick
#property indicator_width2  2
#property indicator_label3  "Target"
#property indicator_type3   DRAW_LINE
#property indicator_color3  clrSteelBlue
#property indicator_width3  2

enum RulerDirection
  {
   RULER_LONG = 1,  // Long
   RULER_SHORT = -1 // Short
  };

input RulerDirection InpDirection = RULER_LONG; // Direction
input double InpEntryPrice  = 0.0;     // Entry price (0: the last close)
input double InpTargetPrice = 0.0;     // Target price (0: from the ratio below)
input int    InpAtrLength   = 14;      // Length of the average true range
input double InpStopFactor  = 2.0;     // Stop, in average true ranges
input double InpRewardRatio = 2.0;     // Target, in stop distances
input double InpAccountSize = 10000.0; // Account
input double InpRiskPercent = 1.0;     // Risk per trade, per cent of the account
input double InpLeverage    = 20.0;    // Leverage that the margin is worked out with
input double InpPointValue  = 1.0;     // Money per unit when the price moves by 1
input double InpCost        = 0.0;     // Spread and commission, as a distance in price
input double InpTickSize    = 0.01;    // Tick size
input double InpSizeStep    = 0.01;    // Smallest step of the position size
input bool   InpAlerts      = false;   // Alert when a close passes stop or target

double EntryBuffer[];
double StopBuffer[];
double TargetBuffer[];
double TrueRangeBuffer[];
double AtrBuffer[];
double SizeBuffer[];
double RiskMoneyBuffer[];
double RewardToRiskBuffer[];
double MarginBuffer[];

//+------------------------------------------------------------------+
//| Connects the buffers and refuses impossible inputs               |
//+------------------------------------------------------------------+
int OnInit()
  {
   if(InpAtrLength < 1 || InpStopFactor <= 0.0 || InpPointValue <= 0.0 || InpCost < 0.0)
      return(INIT_PARAMETERS_INCORRECT);
   if(InpTickSize <= 0.0 || InpSizeStep <= 0.0 || InpLeverage < 1.0)
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0, EntryBuffer, INDICATOR_DATA);
   SetIndexBuffer(1, StopBuffer, INDICATOR_DATA);
   SetIndexBuffer(2, TargetBuffer, INDICATOR_DATA);
   SetIndexBuffer(3, TrueRangeBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(4, AtrBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(5, SizeBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(6, RiskMoneyBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(7, RewardToRiskBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(8, MarginBuffer, INDICATOR_CALCULATIONS);
   for(int plot = 0; plot < 3; plot++)
      PlotIndexSetDouble(plot, PLOT_EMPTY_VALUE, EMPTY_VALUE);
   IndicatorSetString(INDICATOR_SHORTNAME, "Risk Ruler");
   return(INIT_SUCCEEDED);
  }

//+------------------------------------------------------------------+
//| Clears the sheet when the indicator leaves the chart             |
//+------------------------------------------------------------------+
void OnDeinit(const int reason)
  {
   Comment("");
  }

//+------------------------------------------------------------------+
//| The range of a bar, stretched to the close before it             |
//+------------------------------------------------------------------+
double TrueRange(const double &high[], const double &low[], const double &close[], const int i)
  {
   double range = high[i] - low[i];
   if(i == 0)
      return(range);
   double fromAbove = MathAbs(high[i] - close[i - 1]);
   double fromBelow = MathAbs(low[i] - close[i - 1]);
   return(MathMax(range, MathMax(fromAbove, fromBelow)));
  }

//+------------------------------------------------------------------+
//| Plain mean of the first values, then each enters with its weight |
//+------------------------------------------------------------------+
double Smooth(const double &values[], const double &averages[], const int length, const double weight, const int i)
  {
   if(i < length - 1)
      return(EMPTY_VALUE);
   if(i > length - 1)
      return(averages[i - 1] + weight * (values[i] - averages[i - 1]));
   double total = 0.0;
   for(int k = 0; k < length; k++)
      total += values[k];
   return(total / length);
  }

//+------------------------------------------------------------------+
//| Whole steps; the small constant absorbs the last binary digits,  |
//| so that 0.3 is three times 0.1                                   |
//+------------------------------------------------------------------+
double RoundUp(const double value, const double step)
  {
   return(step * MathCeil(value / step - 0.000000001));
  }

double RoundDown(const double value, const double step)
  {
   return(step * MathFloor(value / step + 0.000000001));
  }

//+------------------------------------------------------------------+
//| Empties what is known at one bar                                 |
//+------------------------------------------------------------------+
void Clear(const int i)
  {
   EntryBuffer[i] = EMPTY_VALUE;
   StopBuffer[i] = EMPTY_VALUE;
   TargetBuffer[i] = EMPTY_VALUE;
   SizeBuffer[i] = EMPTY_VALUE;
   RiskMoneyBuffer[i] = EMPTY_VALUE;
   RewardToRiskBuffer[i] = EMPTY_VALUE;
   MarginBuffer[i] = EMPTY_VALUE;
  }

//+------------------------------------------------------------------+
//| Lays the ruler at one bar                                        |
//+------------------------------------------------------------------+
void Measure(const double close, const double range, const int i)
  {
   double side = (double)InpDirection;
   double entry = (InpEntryPrice > 0.0) ? InpEntryPrice : close;
   double distance = RoundUp(InpStopFactor * range, InpTickSize);
   double target = (InpTargetPrice > 0.0) ? InpTargetPrice : entry + side * InpRewardRatio * distance;
   double riskPerUnit = (distance + InpCost) * InpPointValue;
   double allowed = InpAccountSize * InpRiskPercent / 100.0;
   double size = RoundDown(allowed / riskPerUnit, InpSizeStep);
   EntryBuffer[i] = entry;
   StopBuffer[i] = entry - side * distance;
   TargetBuffer[i] = target;
   SizeBuffer[i] = size;
   RiskMoneyBuffer[i] = size * riskPerUnit;
   RewardToRiskBuffer[i] = (side * (target - entry) - InpCost) / (distance + InpCost);
   MarginBuffer[i] = size * entry * InpPointValue / InpLeverage;
  }

//+------------------------------------------------------------------+
//| Decimals of a step: a size that is shown rounded up would risk   |
//| more than was agreed                                             |
//+------------------------------------------------------------------+
int Decimals(const double step)
  {
   int decimals = 0;
   double scaled = step;
   while(decimals < 8 && MathAbs(scaled - MathRound(scaled)) > 0.0000001)
     {
      scaled *= 10.0;
      decimals++;
     }
   return(decimals);
  }

//+------------------------------------------------------------------+
//| Writes the sheet in the corner of the chart                      |
//+------------------------------------------------------------------+
void Write(const int i)
  {
   if(SizeBuffer[i] == EMPTY_VALUE)
     {
      Comment("Risk Ruler: not enough bars, or no movement");
      return;
     }
   string warning = "";
   if(MarginBuffer[i] > InpAccountSize)
      warning = " (more than the account)";
   Comment("Stop ", DoubleToString(StopBuffer[i], _Digits),
           "\nTarget ", DoubleToString(TargetBuffer[i], _Digits),
           "\nPosition size ", DoubleToString(SizeBuffer[i], Decimals(InpSizeStep)),
           "\nMoney at risk ", DoubleToString(RiskMoneyBuffer[i], 2),
           "\nReward to risk, after costs ", DoubleToString(RewardToRiskBuffer[i], 2),
           "\nMargin ", DoubleToString(MarginBuffer[i], 2), warning);
  }

//+------------------------------------------------------------------+
//| Speaks once about a bar that has just closed                     |
//+------------------------------------------------------------------+
void Announce(const double close, const int i)
  {
   if(StopBuffer[i] == EMPTY_VALUE)
      return;
   double side = (double)InpDirection;
   if(side * (close - StopBuffer[i]) <= 0.0)
      Alert(_Symbol, ": the close is at or beyond the stop");
   if(side * (close - TargetBuffer[i]) >= 0.0)
      Alert(_Symbol, ": the close is at or beyond the target");
  }

//+------------------------------------------------------------------+
//| Calculates the bars that are new or still changing               |
//+------------------------------------------------------------------+
int OnCalculate(const int rates_total,
                const int prev_calculated,
                const datetime &time[],
                const double &open[],
                const double &high[],
                const double &low[],
                const double &close[],
                const long &tick_volume[],
                const long &volume[],
                const int &spread[])
  {
   ArraySetAsSeries(high, false);
   ArraySetAsSeries(low, false);
   ArraySetAsSeries(close, false);
   int start = 0;
   if(prev_calculated > 0)
      start = prev_calculated - 1;
   for(int i = start; i < rates_total; i++)
     {
      TrueRangeBuffer[i] = TrueRange(high, low, close, i);
      AtrBuffer[i] = Smooth(TrueRangeBuffer, AtrBuffer, InpAtrLength, 1.0 / InpAtrLength, i);
      Clear(i);
      if(AtrBuffer[i] != EMPTY_VALUE && AtrBuffer[i] > 0.0)
         Measure(close[i], AtrBuffer[i], i);
     }
   Write(rates_total - 1);
   if(InpAlerts && prev_calculated > 0 && rates_total > prev_calculated && rates_total > 1)
      Announce(close[rates_total - 2], rates_total - 2);
   return(rates_total);
  }
